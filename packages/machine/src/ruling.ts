import type { Command, Decision, Game, GameEvent, GameState, Refusal, Rulebook } from "@serpentine/core";
import { commandTypes, decide, evolve, show, thrown } from "@serpentine/core";
import type { Dice, Source } from "@serpentine/dice";
import { diceFrom } from "@serpentine/dice";
import type { GameMachineContext, GameMachineEvent, NewGameEvent, RollEvent } from "./game-events.ts";
import { contextOf } from "./start.ts";

/** What an event comes to: something to record, a new game, or a refusal. */
export type Ruling =
  | { readonly kind: "recorded"; readonly event: GameEvent; readonly state: GameState }
  | { readonly kind: "started"; readonly context: GameMachineContext }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly context: GameMachineContext };

/** Total: there is a ruling, whatever context and event are. It depends on nothing else. */
export type Rule = (context: GameMachineContext, event: GameMachineEvent) => Ruling;

export function ruleOf(rulebook: Rulebook): Rule {
  const diceBySource = new WeakMap<Source, { game: Game; dice: Dice }>();

  function rule(context: GameMachineContext, event: GameMachineEvent): Ruling {
    const isNewGame = event.type === "newGame";
    if (!isNewGame && !commandTypes.includes(event.type)) {
      return refused({ code: "unknownCommand", values: [show(event.type)] }, context);
    }
    // An actor can be restored with anything, and XState assigns to objects only.
    if (typeof context !== "object" || context === null) return refused(notAState(context), context);
    if (isNewGame) return newGame(event);
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
    const dice = event.dice === undefined ? shown : event.dice;
    const decision = decide(game, state, { type: "roll", dice } as Command, rulebook);
    if (!decision.ok) {
      if (dice !== undefined || decision.refusal.code !== "badDice") return decision;
      return { ok: false, refusal: { code: "noDice", values: [state.throws] } };
    }
    // The faces as they are recorded: a list that came with the event may answer in its own way.
    const recorded = "dice" in decision.event ? decision.event.dice : [];
    if (shown === undefined || recorded.join() === shown.join()) return decision;
    return { ok: false, refusal: { code: "otherDice", values: [show(recorded), show(shown)] } };
  }

  function diceOf(game: Game, source: Source): Dice {
    const known = diceBySource.get(source);
    if (known?.game === game) return known.dice;
    const dice = diceFrom(source, game.dice);
    diceBySource.set(source, { game, dice });
    return dice;
  }

  function newGame(event: NewGameEvent): Ruling {
    const context = contextOf(event, rulebook);
    if (context.game !== null) return { kind: "started", context };
    return refused({ code: "badSetup", values: [], problems: context.problems }, context);
  }

  return (context, event) => {
    try {
      return rule(context, event);
    } catch (error) {
      // A throw in a guard or action stops an actor for good; a context from elsewhere must not be able to cause one.
      return refused(notAState(thrown(error)), context);
    }
  };
}

function notAState(found: unknown): Refusal {
  return { code: "badState", values: [show(found)] };
}

function refused(refusal: Refusal, context: GameMachineContext): Ruling {
  return { kind: "refused", refusal, context };
}
