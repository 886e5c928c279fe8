import type { Game, GameState, Problem, Rulebook } from "@serpentine/core";
import { checkSetup, checkState, problem, problemText } from "@serpentine/core";
import { checkSource, type Source } from "@serpentine/dice";
import type { SnapshotFrom } from "xstate";
import { gameMachine } from "./game-machine.ts";
import { inSource } from "./start.ts";

export type GameMachine = typeof gameMachine;
export type GameSnapshot = SnapshotFrom<GameMachine>;

export type CheckedSnapshot =
  | { readonly ok: true; readonly snapshot: GameSnapshot }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Together =
  | { readonly ok: true; readonly source: Source; readonly state: GameState }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The snapshot that resumes a game: `createActor(gameMachine, { snapshot: snapshotOf(game, source, state) })`.
 * Throws a TypeError that names every problem where the three do not belong together. A machine of a rulebook of
 * one's own is given as the last argument.
 */
export function snapshotOf(
  game: Game,
  source: Source,
  state: GameState,
  machine: GameMachine = gameMachine,
): GameSnapshot {
  const found = together(game, source, state);
  if (found.ok) return resumed(game, found.source, found.state, machine);
  throw new TypeError(`not a game that can go on: ${found.problems.map(problemText).join("; ")}`);
}

/**
 * A snapshot from a save (`actor.getPersistedSnapshot()`, through JSON or not), checked part by part. Total, every
 * problem at once. The mode is worked out from the game's state; a save whose `value` says something else is refused.
 */
export function readSnapshot(saved: unknown, rulebook?: Rulebook, machine: GameMachine = gameMachine): CheckedSnapshot {
  const { value, context } = own(saved, "value", "context");
  const { game, source, state } = own(context, "game", "source", "state");
  const setup = checkSetup(game, rulebook);
  if (!setup.ok) return { ok: false, problems: within("context", within("game", setup.problems)) };
  const found = together(setup.game, source, state, rulebook);
  if (!found.ok) return { ok: false, problems: within("context", found.problems) };
  const snapshot = resumed(setup.game, found.source, found.state, machine);
  if (sameJson(value, snapshot.value)) return { ok: true, snapshot };
  return { ok: false, problems: [problem("notAState", ["value"], value)] };
}

/** Do a source and a state belong to this game? All that is wrong with both is said at once. */
function together(game: Game, asked: unknown, reached: unknown, rulebook?: Rulebook): Together {
  const from = checkSource(asked, game.dice);
  const found = checkState(game, reached, rulebook);
  if (from.ok && found.ok) return { ok: true, source: from.source, state: found.state };
  return {
    ok: false,
    problems: [...(from.ok ? [] : inSource(from.problems)), ...(found.ok ? [] : within("state", found.problems))],
  };
}

function resumed(game: Game, source: Source, state: GameState, machine: GameMachine): GameSnapshot {
  return machine.resolveState({ value: modeOf(state), context: { game, source, state, problems: [] } });
}

function modeOf(state: GameState): GameSnapshot["value"] {
  if (state.status === "over") return "over";
  return { playing: state.opening === null ? "turns" : "opening" };
}

/** Own properties of something from outside; undefined where there is none or where looking throws. */
function own<Key extends string>(value: unknown, ...keys: readonly Key[]): { readonly [key in Key]?: unknown } {
  try {
    if (typeof value !== "object" || value === null) return {};
    const owned = keys.filter((key) => Object.hasOwn(value, key));
    return Object.fromEntries(owned.map((key) => [key, (value as { [key: string]: unknown })[key]])) as never;
  } catch {
    return {};
  }
}

function within(part: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((found) => ({ ...found, path: [part, ...found.path] }));
}

function sameJson(one: unknown, other: unknown): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}
