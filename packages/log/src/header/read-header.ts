import type { Game, Problem, Rulebook } from "@serpentine/core";
import { checkSetup } from "@serpentine/core";
import { checkSource } from "@serpentine/dice";
import type { Fault, Found } from "../reading/fits.ts";
import { fault, textOfSome, timeText, whole } from "../reading/fits.ts";
import { keysOf, misfits, objectWith, unkept } from "../reading/keys.ts";
import type { LogHeader } from "../vocabulary.ts";
import { logFormat, logVersion, rulesVersion } from "../vocabulary.ts";

export type ReadHeader =
  | { readonly ok: true; readonly header: LogHeader; readonly game: Game }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const versions = keysOf({
  version: (value) => versionFault("newerVersion", value, logVersion),
  rules: (value) => versionFault("newerRules", value, rulesVersion),
});

const fork = keysOf({ id: textOfSome, n: (value) => whole(value, 0) });

const anything = () => undefined;
const keys = keysOf(
  { id: textOfSome, created: timeText, setup: anything, source: anything },
  { by: textOfSome, forkedFrom: objectWith(fork) },
);
/** Checked on their own; all others are kept, and what is in `forkedFrom` besides its two keys is kept, too. */
const known = new Set(["format", "version", "id", "created", "by", "rules", "setup", "source"]);

/** The first line. What a newer version means by its keys is not guessed at. */
export function readHeader(found: Found, rulebook?: Rulebook): ReadHeader {
  const { format } = found;
  if (format === undefined) return { ok: false, faults: [fault("noHeader", found)] };
  if (format !== logFormat) return { ok: false, faults: [{ ...fault("notALog", format), path: ["format"] }] };
  const versionFaults = misfits(found, versions, undefined);
  if (versionFaults.length > 0) return { ok: false, faults: versionFaults };
  const { setup, source } = found;
  const checked = setup === undefined ? null : checkSetup(setup, rulebook);
  // Without a setup nobody knows how many dice are thrown.
  const dice = checked?.ok !== true || source === undefined ? null : checkSource(source, checked.game.dice);
  const faults = [
    ...misfits(found, keys, undefined),
    ...unkept(found, (key) => known.has(key)),
    ...(checked?.ok === false ? because("setup", "badSetup", checked.problems) : []),
    ...(dice?.ok === false ? because("source", "badSource", dice.problems) : []),
  ];
  if (faults.length > 0 || checked?.ok !== true || dice?.ok !== true) return { ok: false, faults };
  const header = { ...found, setup: checked.game, source: dice.source };
  return { ok: true, header: header as unknown as LogHeader, game: checked.game };
}

function versionFault(newer: "newerVersion" | "newerRules", value: unknown, current: number): Fault | undefined {
  const isNewer = Number.isSafeInteger(value) && (value as number) > current;
  return isNewer ? fault(newer, value, current) : whole(value, 1, current);
}

function because(part: string, code: "badSetup" | "badSource", problems: readonly Problem[]): readonly Fault[] {
  return problems.map((cause) => ({ ...fault(code, cause.code), path: [part, ...cause.path], cause }));
}
