/** Control and format characters, half characters, private ones, and the two that end a line. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const joiners = "\u200c\u200d";

/**
 * A text that someone else wrote, safe to print: what a terminal would obey or hide is shown as its code point,
 * `[U+001B]`. Joiners inside words and emoji stay; behind plain ASCII they join nothing.
 */
export function visible(text: string): string {
  return text.replace(unseen, (character, at: number) => {
    if (joiners.includes(character) && text.charCodeAt(at - 1) > 0x7f) return character;
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `[U+${hex.padStart(4, "0")}]`;
  });
}

/** What someone typed, in quotes: its first 60 characters, safe to print. */
export function quoted(text: string): string {
  return `"${visible(text.slice(0, 60))}${text.length > 60 ? "…" : ""}"`;
}
