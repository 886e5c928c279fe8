type Lines = readonly string[];

/** The lines of two texts in one list: those only the first has marked `-`, those only the second has `+`. */
export function lineDifference(wanted: string, came: string): string {
  const [left, right] = [wanted.split("\n"), came.split("\n")];
  const common = commonLines(left, right);
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && left[i] === right[j]) {
      lines.push(`  ${left[i]}`);
      i += 1;
      j += 1;
    } else if (at(common, i + 1, j) >= at(common, i, j + 1)) {
      lines.push(`- ${left[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${right[j]}`);
      j += 1;
    }
  }
  return lines.join("\n");
}

/** How many lines the rests of both have in common, from each line on: the longest common subsequence. */
function commonLines(left: Lines, right: Lines): readonly (readonly number[])[] {
  const counts = Array.from({ length: left.length + 1 }, () => Array.from({ length: right.length + 1 }, () => 0));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const rest = Math.max(at(counts, i + 1, j), at(counts, i, j + 1));
      (counts[i] as number[])[j] = left[i] === right[j] ? 1 + at(counts, i + 1, j + 1) : rest;
    }
  }
  return counts;
}

function at(counts: readonly (readonly number[])[], i: number, j: number): number {
  return counts[i]?.[j] ?? -1;
}
