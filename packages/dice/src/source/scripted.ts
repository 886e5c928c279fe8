import type { DiceShape } from "@serpentine/core";
import type { Asked, Fields } from "../asked.ts";
import { show } from "../show.ts";
import type { Dice, ScriptedSource } from "../vocabulary.ts";

const mostThrows = 1_000_000;
const mostDice = 10;

/** An empty script is simply used up at once; one that repeats has nothing to repeat. */
export function checkScripted(asked: Asked, fields: Fields, shape: DiceShape): ScriptedSource | undefined {
  const asks = asked.needed(fields, "throws");
  const list = asks === undefined ? undefined : asked.list(asks, ["throws"], mostThrows);
  const throws = list?.map((item, index) => checkThrow(asked, item, index, shape));
  const repeat = fields.get("repeat");
  if (repeat !== undefined && typeof repeat !== "boolean") return asked.add("notABoolean", ["repeat"], show(repeat));
  if (repeat === true && throws?.length === 0) return asked.add("emptyRepeat", ["throws"]);
  if (throws?.every((faces) => faces !== undefined) !== true) return undefined;
  return { kind: "scripted", throws: Object.freeze(throws), ...(repeat === undefined ? {} : { repeat }) };
}

function checkThrow(asked: Asked, value: unknown, index: number, shape: DiceShape): readonly number[] | undefined {
  const list = asked.list(value, ["throws", index], mostDice);
  if (list === undefined) return undefined;
  if (list.length !== shape.count) asked.add("wrongCount", ["throws", index], list.length, shape.count);
  const faces = list.map((face, die) => asked.whole(face, ["throws", index, die], 1, shape.faces));
  return faces.every((face) => face !== undefined) ? Object.freeze(faces) : undefined;
}

/** Every reading is a copy, so that nobody can change the script by writing into what was thrown. */
export function scriptedDice({ throws, repeat = false }: ScriptedSource): Dice {
  return (n) => {
    const faces = throws[repeat ? n % throws.length : n];
    return faces === undefined ? undefined : [...faces];
  };
}
