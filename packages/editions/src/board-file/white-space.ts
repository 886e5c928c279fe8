/** What Unicode calls White_Space, and the byte-order mark. A zero-width space is neither. */
const space = /^[\p{White_Space}\u{FEFF}]$/u;

/** The text without white space around it; what stands between two characters stays. Linear on any text. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && space.test(text.charAt(start))) start += 1;
  while (end > start && space.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
