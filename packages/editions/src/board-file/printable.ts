/** Control, format and unassigned characters, half surrogate pairs, every space but the plain one, and fillers. */
const unseen = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
const longest = 40;

/** Whether each character can be seen for what it is; a plain space counts, the other spaces do not. */
export function isPrintable(text: string): boolean {
  return Array.from(text).every((character) => character === " " || !unseen.test(character));
}

/** At most 40 characters of a text that someone wrote, the unseen ones by their code point: `[U+200B]`. */
export function printable(text: string): string {
  // A character is at most two code units, so no more than these are looked at.
  const characters = Array.from(text.slice(0, 2 * (longest + 1)));
  const shown = characters.slice(0, longest).map((character) => {
    return isPrintable(character) ? character : codePoint(character);
  });
  return characters.length > longest ? `${shown.join("")}…` : shown.join("");
}

function codePoint(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `[U+${hex.padStart(4, "0")}]`;
}
