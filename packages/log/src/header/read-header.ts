import type { Game, Problem, Rulebook } from "@serpentine/core";
import { checkSetup } from "@serpentine/core";
import { checkSource } from "@serpentine/dice";
import { keptFaults } from "../event/read-event.ts";
import type { LogProblemCode } from "../log-problem.ts";
import type { Fault } from "../reading/fits.ts";
import { fault, inside, isObject, textOfSome, timeText, whole } from "../reading/fits.ts";
import type { LogHeader } from "../vocabulary.ts";
import { logFormat, logVersion, rulesVersion } from "../vocabulary.ts";

export type ReadHeader =
  | { readonly ok: true; readonly header: LogHeader; readonly game: Game }
  | { readonly ok: false; readonly faults: readonly Fault[] };

interface Asked {
  readonly [key: string]: unknown;
}

const keys = ["format", "version", "id", "created", "by", "rules", "setup", "source", "forkedFrom"];

/** The first line. What a newer version means by its keys is not guessed at. */
export function readHeader(asked: Asked, rulebook?: Rulebook): ReadHeader {
  const { format } = asked;
  if (format === undefined) return { ok: false, faults: [fault("noHeader", asked)] };
  if (format !== logFormat) return { ok: false, faults: [fault("notALog", format)] };
  const versions = [
    ...versionFaults(asked, "version", "newerVersion", logVersion),
    ...versionFaults(asked, "rules", "newerRules", rulesVersion),
  ];
  if (versions.length > 0) return { ok: false, faults: versions };
  const faults = [
    ...needed(asked, "id", textOfSome),
    ...needed(asked, "created", timeText),
    ...("by" in asked ? needed(asked, "by", textOfSome) : []),
    ...("forkedFrom" in asked ? needed(asked, "forkedFrom", fork) : []),
    ...keptFaults(asked, (key) => keys.includes(key) && key !== "forkedFrom"),
    ...needed(asked, "setup", () => undefined),
    ...needed(asked, "source", () => undefined),
  ];
  const { setup, source, ...rest } = asked;
  const checked = setup === undefined ? null : checkSetup(setup, rulebook);
  if (checked?.ok === false) faults.push(...caused("badSetup", checked.problems));
  // Without a setup nobody knows how many dice a throw has.
  const dice = source === undefined || checked?.ok !== true ? null : checkSource(source, checked.game.dice);
  if (dice?.ok === false) faults.push(...caused("badSource", dice.problems));
  if (faults.length > 0 || checked?.ok !== true || dice?.ok !== true) return { ok: false, faults };
  const header = { ...asked, ...rest, setup: checked.game, source: dice.source };
  return { ok: true, header: header as unknown as LogHeader, game: checked.game };
}

function versionFaults(asked: Asked, key: string, newer: LogProblemCode, known: number): readonly Fault[] {
  const value = asked[key];
  if (Number.isSafeInteger(value) && (value as number) > known) return [fault(newer, value, known)];
  return needed(asked, key, (found) => inside(key, whole(found, 1, known)));
}

function needed(asked: Asked, key: string, fits: (value: unknown) => Fault | undefined): readonly Fault[] {
  if (asked[key] === undefined) return [fault("missing", key)];
  const found = inside(key, fits(asked[key]));
  return found === undefined ? [] : [found];
}

function fork(value: unknown): Fault | undefined {
  if (!isObject(value)) return fault("notAnObject", value);
  if (value["id"] === undefined || value["n"] === undefined) return fault("missing", value["id"] === undefined ? "id" : "n");
  return inside("id", textOfSome(value["id"])) ?? inside("n", whole(value["n"], 0));
}

function caused(code: "badSetup" | "badSource", problems: readonly Problem[]): readonly Fault[] {
  return problems.map((cause) => ({ ...fault(code, cause.code), path: [...cause.path], cause }));
}
