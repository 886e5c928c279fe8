/** What a terminal draws two columns wide: East Asian letters and signs, and pictures. */
const wide =
  /^(?:\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\uff01-\uff60\uffe0-\uffe6])|\ufe0f/u;
const halfWidth = /^[\uff61-\uffdc]/;

/** Most texts are, and then need no look at each character. */
const plain = /^[ -~]*$/;

const segmenter = new Intl.Segmenter("en");

/** What people take for one character each. */
export function characters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Columns of a terminal that a printable text takes. */
export function widthOf(text: string): number {
  if (plain.test(text)) return text.length;
  return characters(text).reduce((sum, character) => sum + columnsOf(character), 0);
}

/** The text in at most `most` columns, a cut marked with `…`. */
export function shortened(text: string, most: number): string {
  if (text.length <= most && widthOf(text) <= most) return text;
  let kept = "";
  let columns = 0;
  // No more than can be shown is looked at; a character is many code units at most where somebody stacks marks.
  for (const character of characters(text.slice(0, most * 20))) {
    columns += columnsOf(character);
    if (columns >= most || character.length > 20) return `${kept}…`;
    kept += character;
  }
  return kept === text ? text : `${kept}…`;
}

/** Padded to `columns`, on the right or on the left. */
export function padded(text: string, columns: number, side: "left" | "right" = "right"): string {
  const space = " ".repeat(Math.max(0, columns - widthOf(text)));
  return side === "right" ? text + space : space + text;
}

function columnsOf(character: string): number {
  return wide.test(character) && !halfWidth.test(character) ? 2 : 1;
}
