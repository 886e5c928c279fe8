import type { Json } from "../plain.ts";

/** A value on one line, cut at so many characters. */
export function short(value: Json | undefined, most = 60): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** An event's payload on one line: `dice: [3], player: "Ann"`. */
export function shortPayload(payload: { readonly [key: string]: Json }, most = 90): string {
  const text = Object.entries(payload)
    .map(([key, value]) => `${key}: ${short(value, most)}`)
    .join(", ");
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
