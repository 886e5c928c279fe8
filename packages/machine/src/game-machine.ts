import { type Game, type Rulebook, standardRulebook } from "@serpentine/core";
import { assign, emit, setup } from "xstate";
import type { GameMachineContext, GameMachineEmitted, GameMachineEvent, GameMachineInput } from "./game-events.ts";
import { refereeOf } from "./referee.ts";
import type { Ruling } from "./ruling.ts";
import { contextOf, hasBegun, hasGame } from "./start.ts";

const abandoned = Object.freeze({ type: "GameAborted", reason: "a new game was started" });

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
      /** Not needed to resume from a snapshot; without it the machine is invalid until a new game comes. */
      input: GameMachineInput | undefined;
    },
    guards: {
      isChecked: ({ context }) => hasGame(context),
      isBegun: ({ context }) => hasBegun(context),
      goesOn: ({ context, event }) => {
        const ruling = referee.judge(context, event);
        return ruling.kind === "recorded" && ruling.state.status === "playing";
      },
      endsGame: ({ context, event }) => {
        const ruling = referee.judge(context, event);
        return ruling.kind === "recorded" && ruling.state.status === "over";
      },
      startsGame: ({ context, event }) => referee.judge(context, event).kind === "started",
      isBadSetup: ({ context, event }) => {
        const ruling = referee.judge(context, event);
        return ruling.kind === "refused" && ruling.refusal.code === "badSetup";
      },
      /** Also true of XState's own error events, which would stop the actor if nothing took them. */
      isUnknown: ({ context, event }) => {
        const ruling = referee.judge(context, event);
        return ruling.kind === "refused" && ruling.refusal.code === "unknownCommand";
      },
      /** Asked after the event: true if it was refused, for then it left the context as it was. */
      wasRefused: ({ context, event }) => referee.wasRefused(context, event),
    },
    actions: {
      announce: emit(({ context }) => gameStarted(context)),
      abandon: emit((): GameMachineEmitted => abandoned),
      record: assign(({ context, event }) => referee.record(context, event)),
      tell: emit(({ context, event }) => told(referee.ruling(context, event))),
    },
  }).createMachine({
    id: "game",
    initial: "invalid",
    context: ({ input }) => contextOf(input, rulebook),
    on: {
      "*": { guard: "isUnknown" },
    },
    always: { guard: "wasRefused", actions: "tell" },
    states: {
      invalid: {
        description: "The setup has problems; context.problems names them all.",
        always: { guard: "isChecked", target: "playing", actions: "announce" },
        on: {
          newGame: [
            { guard: "startsGame", target: "playing", actions: ["record", "tell"] },
            { guard: "isBadSetup", actions: ["record", "tell"] },
          ],
        },
      },
      playing: {
        description: "Each event is decided by the core, recorded, and folded into the next state.",
        initial: "opening",
        on: {
          roll: [
            { guard: "goesOn", actions: ["record", "tell"] },
            { guard: "endsGame", target: "over", actions: ["record", "tell"] },
          ],
          withdraw: [
            { guard: "goesOn", actions: ["record", "tell"] },
            { guard: "endsGame", target: "over", actions: ["record", "tell"] },
          ],
          abort: { guard: "endsGame", target: "over", actions: ["record", "tell"] },
          newGame: { guard: "startsGame", target: "playing", actions: ["record", "abandon", "tell"] },
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
        on: {
          newGame: { guard: "startsGame", target: "playing", actions: ["record", "tell"] },
        },
      },
    },
  });
}

/** The machine of the standard rulebook: `createActor(gameMachine, { input: { setup, source } })`. */
export const gameMachine = createGameMachine(standardRulebook);

/** What is emitted: the recorded event itself, or one of the machine's own two. */
function told(ruling: Ruling): GameMachineEmitted {
  if (ruling.kind === "recorded") return ruling.event;
  return ruling.kind === "started"
    ? gameStarted(ruling.context)
    : Object.freeze({ type: "Refused", refusal: Object.freeze(ruling.refusal) });
}

function gameStarted({ game, source }: GameMachineContext): GameMachineEmitted {
  // A context without a game never gets here: `isChecked` and `startsGame` stand before.
  return Object.freeze({ type: "GameStarted", setup: game as Game, source });
}
