import { type GameSnapshot, gameMachine } from "@serpentine/machine";
import { useActorRef } from "@xstate/solid";
import { createSignal, For, from, onCleanup } from "solid-js";
import { newGame } from "../shared/new-game.ts";
import { oneRollATurn } from "../shared/one-roll-a-turn.ts";
import { openSession } from "../shared/session.ts";
import { told, whoseTurn } from "../shared/words.ts";

export function Game() {
  const session = openSession("serpentine-solid");
  const mayRoll = oneRollATurn();
  const [names, setNames] = createSignal("Ann, Bob");
  const [happened, setHappened] = createSignal(session.greeting);
  const actor = useActorRef(gameMachine, session.options);
  // The snapshot itself, as a signal. `useActor` copies it into a store, which is then compared at each event.
  const snapshot = from<GameSnapshot>((set) => {
    const listening = actor.subscribe(set);
    return () => listening.unsubscribe();
  }, actor.getSnapshot());
  const state = () => snapshot().context.state;

  const stopRecording = session.record(actor);
  const listening = actor.on("*", (event) => setHappened(told(event)));
  onCleanup(() => {
    stopRecording();
    listening.unsubscribe();
  });

  function start(event: SubmitEvent): void {
    event.preventDefault();
    actor.send(newGame(names()));
  }

  return (
    <>
      <h1>Snakes and ladders, in Solid</h1>
      <form onSubmit={start}>
        <label>
          Players, with commas between them{" "}
          <input value={names()} onInput={({ target }) => setNames(target.value)} autocomplete="off" />
        </label>
        <button type="submit">Start</button>
      </form>
      <div role="status">
        <p class="told">{happened()}</p>
        <p class="turn">{whoseTurn(state())}</p>
      </div>
      <ul aria-label="Squares">
        <For each={state()?.players}>
          {(name, seat) => (
            <li aria-current={seat() === state()?.next}>
              {name}: {state()?.positions[seat()]}
            </li>
          )}
        </For>
      </ul>
      <div class="die">
        <button
          type="button"
          disabled={!snapshot().can({ type: "roll" })}
          onClick={(click) => mayRoll(click) && actor.send({ type: "roll" })}
        >
          Roll
        </button>
        <button type="button" onClick={() => actor.send({ type: "abort" })}>
          Stop
        </button>
      </div>
    </>
  );
}
