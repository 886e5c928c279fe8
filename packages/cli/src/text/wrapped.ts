import { widthOf } from "./width.ts";

/** A text in lines of at most `columns`, parted at blanks; a word that is longer stays whole. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of text.split(" ")) {
    const width = widthOf(word);
    if (used > 0 && used + 1 + width > columns) {
      lines.push(line);
      line = word;
      used = width;
    } else {
      line = used === 0 ? word : `${line} ${word}`;
      used += used === 0 ? width : width + 1;
    }
  }
  return [...lines, line];
}
