import type { Game, GameState } from "@serpentine/core";
import type { Source } from "@serpentine/dice";
import type { GameMachineEmitted, GameMachineEvent } from "@serpentine/machine";
import { gameMachine } from "@serpentine/machine";
import type { InspectionEvent } from "xstate";
import { createActor } from "xstate";

/** A running game machine, and what it emits. */
export interface Session {
  state(): GameState;
  /** Everything that was emitted by this event, in order. */
  send(event: GameMachineEvent): readonly GameMachineEmitted[];
  stop(): void;
}

/** Starts the machine with a setup and a source that have been checked; `begun` is what it emitted at once. */
export function startSession(
  setup: Game,
  source: Source,
  inspect: (event: InspectionEvent) => void = () => undefined,
): Session & { readonly begun: readonly GameMachineEmitted[] } {
  const actor = createActor(gameMachine, { input: { setup, source }, inspect });
  let told: GameMachineEmitted[] = [];
  // Listeners only take down: what they would throw, XState would not hand on to the sender.
  actor.on("*", (emitted) => told.push(emitted));
  actor.start();
  const taken = () => {
    const all = told;
    told = [];
    return all;
  };
  return {
    begun: taken(),
    state() {
      const { state } = actor.getSnapshot().context;
      if (state === null) throw new TypeError("a checked setup makes a game");
      return state;
    },
    send(event) {
      actor.send(event);
      return taken();
    },
    stop: () => void actor.stop(),
  };
}
