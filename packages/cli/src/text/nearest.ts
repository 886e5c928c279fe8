/** The word that was probably meant: the nearest by letters typed, left out, added or swapped; undefined if none is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const wrong = typed.toLowerCase().slice(0, 60);
  if (wrong === "") return undefined;
  let best: { word: string; distance: number } | undefined;
  for (const word of words) {
    const right = word.toLowerCase();
    const distance = wrong.length >= 3 && right.startsWith(wrong) ? 1 : distanceOf(wrong, right);
    if (distance > Math.max(1, Math.floor(right.length * 0.4)) || distance > 3) continue;
    if (best === undefined || distance < best.distance) best = { word, distance };
  }
  return best?.word;
}

/** `Did you mean highest?`, or nothing. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const word = nearest(typed, words);
  return word === undefined ? "" : ` Did you mean ${word}?`;
}

/** Edits from one word to another: a letter more, less or another, or two neighbours swapped. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
