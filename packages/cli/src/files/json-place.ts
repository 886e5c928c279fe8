type Wanted = "value" | "value or end" | "key" | "key or end" | "colon" | "comma or end" | "nothing";

const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const word = /true|false|null/y;
const blank = /[ \t\n\r]*/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Where a text stops being JSON, counted from 0; undefined for a text that is JSON. Linear, and not recursive. */
export function notJsonAt(text: string): number | undefined {
  const inside: ("{" | "[")[] = [];
  let wanted: Wanted = "value";
  let at = 0;
  for (;;) {
    at = after(blank, text, at) ?? at;
    if (at === text.length) return wanted === "nothing" ? undefined : at;
    const character = text.charAt(at);
    const isValue = wanted === "value" || wanted === "value or end";
    let end: number | undefined = at + 1;
    if (isValue && (character === "{" || character === "[")) {
      inside.push(character);
      wanted = character === "{" ? "key or end" : "value or end";
    } else if (wanted.endsWith("or end") && character === (inside.at(-1) === "{" ? "}" : "]")) {
      inside.pop();
      wanted = inside.length === 0 ? "nothing" : "comma or end";
    } else if (wanted === "comma or end" && character === ",") {
      wanted = inside.at(-1) === "{" ? "key" : "value";
    } else if (wanted === "colon" && character === ":") {
      wanted = "value";
    } else if (wanted.startsWith("key") && character === '"') {
      end = afterString(text, at);
      wanted = "colon";
    } else if (isValue) {
      end = character === '"' ? afterString(text, at) : (after(number, text, at) ?? after(word, text, at));
      wanted = inside.length === 0 ? "nothing" : "comma or end";
    } else return at;
    if (end === undefined) return at;
    at = end;
  }
}

/** A place in a text as people count: both from 1. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function after(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Behind the closing quote; undefined if there is none or the text has what a string must not have. */
function afterString(text: string, start: number): number | undefined {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return undefined;
    const next = code === 0x5c ? after(escape, text, at) : at + 1;
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}
