import type { Game, Problem, Rulebook } from "@serpentine/core";
import { checkSetup, initialState, problem, thrown } from "@serpentine/core";
import type { Source, SourceProblem } from "@serpentine/dice";
import { checkSource } from "@serpentine/dice";
import type { GameMachineContext } from "./game-events.ts";

const external: Source = Object.freeze({ kind: "external" });
const oneDie = { count: 1, faces: 6 };

/**
 * The context of a game that is to start: everyone on the start, or every problem of the setup and the source.
 * Total: the factory of a machine's context is called with undefined by XState's pure functions.
 */
export function contextOf(asked: unknown, rulebook: Rulebook): GameMachineContext {
  const setup = part(asked, "setup");
  const source = part(asked, "source");
  const checked = checkSetup(setup, rulebook);
  const from =
    source === undefined
      ? { ok: true as const, source: external }
      : checkSource(source, checked.ok ? checked.game.dice : oneDie);
  if (checked.ok && from.ok) return started(checked.game, from.source, rulebook);
  const problems = [...(checked.ok ? [] : checked.problems), ...(from.ok ? [] : inSource(from.problems))];
  return { game: null, source: from.ok ? from.source : external, state: null, problems };
}

/** The opening rule was asked once by `checkSetup`; one of somebody's own may still fail when it is asked again. */
function started(game: Game, source: Source, rulebook: Rulebook): GameMachineContext {
  try {
    return { game, source, state: initialState(game, rulebook), problems: [] };
  } catch (error) {
    return { game: null, source, state: null, problems: [problem("ruleFailed", ["rules", "opening"], thrown(error))] };
  }
}

/** Null for what cannot be read, which is neither a setup nor a source: an unreadable source is not a missing one. */
function part(asked: unknown, key: "setup" | "source"): unknown {
  try {
    return typeof asked === "object" && asked !== null ? (asked as { [part in typeof key]?: unknown })[key] : undefined;
  } catch {
    return null;
  }
}

/** Paths of a source's problems start at the source; here they start where `setup` and `source` are side by side. */
export function inSource(problems: readonly SourceProblem[]): readonly Problem[] {
  return problems.map((found) => ({ ...found, path: ["source", ...found.path] }));
}

/** The two are asked of whatever context an actor was restored with. */
export function hasGame(context: GameMachineContext | null | undefined): boolean {
  return typeof context?.game === "object" && context.game !== null;
}

export function hasBegun(context: GameMachineContext | null | undefined): boolean {
  return context?.state?.opening === null;
}
