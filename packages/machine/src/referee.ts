import type { Command, Decision, Game, GameEvent, GameState, Refusal, Rulebook } from "@serpentine/core";
import { commandTypes, decide, evolve, show } from "@serpentine/core";
import type { Dice, Source } from "@serpentine/dice";
import { diceFrom } from "@serpentine/dice";
import type { GameMachineContext, GameMachineEvent, NewGameEvent, RollEvent } from "./game-events.ts";
import { contextOf } from "./start.ts";

/** What an event comes to: something to record, a new game, or a refusal. */
export type Answer =
  | { readonly kind: "recorded"; readonly event: GameEvent; readonly state: GameState }
  | { readonly kind: "started"; readonly context: GameMachineContext }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly context: GameMachineContext };

/** What the guards and actions of a machine ask. Total: there is an answer, whatever context and event are. */
export interface Referee {
  answer(context: GameMachineContext, event: GameMachineEvent): Answer;
  /** The answer, if this very event was asked about in this very context; undefined once it has been dealt with. */
  remembered(context: GameMachineContext, event: unknown): Answer | undefined;
}

/**
 * Remembers the last answer: XState asks the guard of one branch after the other, then each action. An answer depends
 * on nothing but context and event, so remembering it changes no result.
 */
export function refereeOf(rulebook: Rulebook): Referee {
  let last: { context: GameMachineContext; event: unknown; answer: Answer } | undefined;
  let lastDice: { game: Game; source: Source; dice: Dice } | undefined;

  function ask(context: GameMachineContext, event: GameMachineEvent): Answer {
    if (event.type === "newGame") return newGame(event);
    if (!commandTypes.includes(event.type)) {
      return refused({ code: "unknownCommand", values: [show(event.type)] }, context);
    }
    const { game, state, problems } = context;
    if (game === null || state === null) return refused({ code: "badSetup", values: [], problems }, context);
    const decision =
      event.type === "roll" ? roll(game, state, context.source, event) : decide(game, state, event, rulebook);
    if (!decision.ok) return refused(decision.refusal, context);
    return { kind: "recorded", event: decision.event, state: evolve(state, decision.event) };
  }

  /** A roll without faces asks the source; faces that the source would not show are refused. */
  function roll(game: Game, state: GameState, source: Source, event: RollEvent): Decision {
    const shown = diceOf(game, source)(state.throws);
    const dice = event.dice ?? shown;
    const decision = decide(game, state, { type: "roll", dice } as Command, rulebook);
    if (dice === undefined && !decision.ok && decision.refusal.code === "badDice") {
      return { ok: false, refusal: { code: "noDice", values: [state.throws] } };
    }
    if (!decision.ok || shown === undefined || dice === undefined || dice.join() === shown.join()) return decision;
    return { ok: false, refusal: { code: "otherDice", values: [show(dice), show(shown)] } };
  }

  function diceOf(game: Game, source: Source): Dice {
    if (lastDice?.game !== game || lastDice.source !== source) {
      lastDice = { game, source, dice: diceFrom(source, game.dice) };
    }
    return lastDice.dice;
  }

  function newGame(event: NewGameEvent): Answer {
    const context = contextOf(event, rulebook);
    if (context.game !== null) return { kind: "started", context };
    return refused({ code: "badSetup", values: [], problems: context.problems }, context);
  }

  return {
    answer(context, event) {
      if (last?.context === context && last.event === event) return last.answer;
      const answer = safely(() => ask(context, event), context);
      last = { context, event, answer };
      return answer;
    },
    remembered: (context, event) => (last?.context === context && last.event === event ? last.answer : undefined),
  };
}

/** A throw in a guard or action stops an actor for good; a context from elsewhere must not be able to cause one. */
function safely(ask: () => Answer, context: GameMachineContext): Answer {
  try {
    return ask();
  } catch (error) {
    return refused({ code: "badState", values: [show(error instanceof Error ? error.message : error)] }, context);
  }
}

function refused(refusal: Refusal, context: GameMachineContext): Answer {
  return { kind: "refused", refusal, context };
}
