import type { DiceShape } from "@serpentine/core";
import { Asked, type Fields } from "./asked.ts";
import { show } from "./show.ts";
import { checkExternal } from "./source/external.ts";
import { checkScripted } from "./source/scripted.ts";
import { checkSealed } from "./source/sealed.ts";
import { checkSeeded } from "./source/seeded.ts";
import { type CheckedSource, type Source, type SourceKind, sourceKinds } from "./vocabulary.ts";

interface Kind {
  readonly keys: readonly string[];
  readonly check: (asked: Asked, fields: Fields, shape: DiceShape) => Source | undefined;
}

const kinds: { readonly [kind in SourceKind]: Kind } = {
  scripted: { keys: ["kind", "throws", "repeat"], check: checkScripted },
  external: { keys: ["kind"], check: checkExternal },
  seeded: { keys: ["kind", "algorithm", "seed"], check: checkSeeded },
  sealed: { keys: ["kind", "algorithm", "commitment"], check: checkSealed },
};

/**
 * Checks whatever someone typed as a source, for the dice of a checked setup. Total: never throws, whatever
 * JavaScript value it gets, and names every problem at once. The source is a frozen copy, plain JSON.
 */
export function checkSource(source: unknown, shape: DiceShape): CheckedSource {
  const asked = new Asked();
  const checked = checkFields(asked, asked.fields(source), shape);
  if (checked === undefined || asked.problems.length > 0) return { ok: false, problems: asked.problems };
  return { ok: true, source: Object.freeze(checked) };
}

function checkFields(asked: Asked, fields: Fields | undefined, shape: DiceShape): Source | undefined {
  const asks = fields === undefined ? undefined : asked.needed(fields, "kind");
  if (fields === undefined || asks === undefined) return undefined;
  const name = sourceKinds.find((kind) => kind === asks);
  if (name === undefined) return asked.add("unknownKind", ["kind"], show(asks), ...sourceKinds);
  const { keys, check } = kinds[name];
  for (const key of fields.keys()) {
    if (!keys.includes(key)) asked.add("unknownKey", [key], show(key), ...keys);
  }
  return check(asked, fields, shape);
}
