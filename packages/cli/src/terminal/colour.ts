import type { Io, Output } from "./io.ts";

export type Style = (text: string) => string;

/** Text styles; each leaves the text as it is where there is no colour. */
export interface Colours {
  readonly bold: Style;
  readonly red: Style;
  readonly green: Style;
}

/** Colour at a terminal, unless NO_COLOR says no; FORCE_COLOR decides over both. */
export function coloursFor(output: Output, env: Io["env"]): Colours {
  const isOn = hasColour(output, env);
  const style = (start: number, end: number): Style => {
    return (text) => (isOn ? `\u001b[${start}m${text}\u001b[${end}m` : text);
  };
  return { bold: style(1, 22), red: style(31, 39), green: style(32, 39) };
}

function hasColour(output: Output, env: Io["env"]): boolean {
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  if ((env["NO_COLOR"] ?? "") !== "" || env["TERM"] === "dumb") return false;
  return output.isTTY === true;
}
