import { type Game, type Rulebook, standardRulebook } from "@serpentine/core";
import { assign, emit, setup } from "xstate";
import type { GameMachineContext, GameMachineEmitted, GameMachineEvent, GameMachineInput } from "./game-events.ts";
import { type Answer, refereeOf } from "./referee.ts";
import { contextOf } from "./start.ts";

/**
 * The machine for a rulebook of one's own. It holds the modes; what a turn does is asked of the core.
 * No event throws in it, and a refused one changes nothing: `can` says no to it, and `Refused` is emitted.
 */
export function createGameMachine(rulebook: Rulebook) {
  const referee = refereeOf(rulebook);

  return setup({
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState reads its types from the assertion
    types: {} as {
      context: GameMachineContext;
      events: GameMachineEvent;
      emitted: GameMachineEmitted;
      input: GameMachineInput;
    },
    guards: {
      isChecked: ({ context }) => context.game !== null,
      isBegun: ({ context }) => context.state?.opening === null,
      goesOn: ({ context, event }) => {
        const answer = referee.answer(context, event);
        return answer.kind === "recorded" && answer.state.status === "playing";
      },
      endsGame: ({ context, event }) => {
        const answer = referee.answer(context, event);
        return answer.kind === "recorded" && answer.state.status === "over";
      },
      startsGame: ({ context, event }) => referee.answer(context, event).kind === "started",
      /** Also true of XState's own error events, which would stop the actor if nothing took them. */
      isUnknown: ({ context, event }) => {
        const answer = referee.answer(context, event);
        return answer.kind === "refused" && answer.refusal.code === "unknownCommand";
      },
      /** Asked after the event: true if it was refused, for then it left the context as it was. */
      wasRefused: ({ context, event }) => referee.remembered(context, event)?.kind === "refused",
    },
    actions: {
      announce: emit(({ context }) => gameStarted(context)),
      abandon: emit((): GameMachineEmitted => ({ type: "GameAborted", reason: "a new game was started" })),
      tell: emit(({ context, event }) => told(referee.answer(context, event))),
      record: assign(({ context, event }) => {
        const answer = referee.answer(context, event);
        return answer.kind === "recorded" ? { state: answer.state } : answer.context;
      }),
    },
  }).createMachine({
    id: "game",
    initial: "invalid",
    context: ({ input }) => contextOf(input, rulebook),
    on: {
      newGame: { guard: "startsGame", target: ".playing", actions: ["tell", "record"] },
      "*": { guard: "isUnknown" },
    },
    always: { guard: "wasRefused", actions: "tell" },
    states: {
      invalid: {
        description: "The setup has problems; context.problems names them all.",
        always: { guard: "isChecked", target: "playing", actions: "announce" },
        on: {
          newGame: [
            { guard: "startsGame", target: "playing", actions: ["tell", "record"] },
            { actions: ["tell", "record"] },
          ],
        },
      },
      playing: {
        description: "Each event is decided by the core, recorded, and folded into the next state.",
        initial: "opening",
        on: {
          roll: [
            { guard: "goesOn", actions: ["tell", "record"] },
            { guard: "endsGame", target: "over", actions: ["tell", "record"] },
          ],
          withdraw: [
            { guard: "goesOn", actions: ["tell", "record"] },
            { guard: "endsGame", target: "over", actions: ["tell", "record"] },
          ],
          abort: { guard: "endsGame", target: "over", actions: ["tell", "record"] },
          newGame: { guard: "startsGame", target: "playing", reenter: true, actions: ["abandon", "tell", "record"] },
        },
        states: {
          opening: {
            description: "The players throw for who begins.",
            always: { guard: "isBegun", target: "turns" },
          },
          turns: { description: "The players take their turns." },
        },
      },
      over: {
        description: "Somebody has won, or the game was stopped. Only a new game is accepted.",
      },
    },
  });
}

/** The machine of the standard rulebook: `createActor(gameMachine, { input: { setup, source } })`. */
export const gameMachine = createGameMachine(standardRulebook);

/** What is emitted: the recorded event itself, or one of the machine's own two. */
function told(answer: Answer): GameMachineEmitted {
  if (answer.kind === "recorded") return answer.event;
  return answer.kind === "started" ? gameStarted(answer.context) : { type: "Refused", refusal: answer.refusal };
}

function gameStarted({ game, source }: GameMachineContext): GameMachineEmitted {
  // A context without a game never gets here: `isChecked` and `startsGame` stand before.
  return { type: "GameStarted", setup: game as Game, source };
}
