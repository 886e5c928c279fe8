import type { SourceKind } from "@serpentine/dice";
import type { Fault, Found } from "../reading/fits.ts";
import { hashText, text, whole } from "../reading/fits.ts";
import type { Keys } from "../reading/keys.ts";
import { keysOf, misfits, unknown } from "../reading/keys.ts";
import type { Seal } from "../vocabulary.ts";

export type ReadSeal =
  | { readonly ok: true; readonly seal: Seal }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const open = { end: (value: unknown) => whole(value, 0), sha256: hashText };
const keys = { open: keysOf(open), sealed: keysOf({ ...open, seed: text }) } satisfies { [dice: string]: Keys };

/** An entry has `n`; a line that has `end` instead is the seal. */
export function isSeal(object: Found): boolean {
  return object["n"] === undefined && object["end"] !== undefined;
}

/** The seal's own line is not under its hash, so it holds nothing besides: unknown keys are refused here. */
export function readSeal(object: Found, kind: SourceKind): ReadSeal {
  const wanted = kind === "sealed" ? keys.sealed : keys.open;
  const faults = [...misfits(object, wanted, undefined), ...unknown(object, wanted)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, seal: object as unknown as Seal };
}
