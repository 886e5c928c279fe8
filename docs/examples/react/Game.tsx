import { gameMachine } from "@serpentine/machine";
import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useState } from "react";
import { newGame } from "../shared/new-game.ts";
import { oneRollATurn } from "../shared/one-roll-a-turn.ts";
import { openSession } from "../shared/session.ts";
import { told, whoseTurn } from "../shared/words.ts";

export function Game() {
  const [session] = useState(() => openSession("serpentine-react"));
  const [mayRoll] = useState(() => oneRollATurn());
  const [names, setNames] = useState("Ann, Bob");
  const [happened, setHappened] = useState(session.greeting);
  const actor = useActorRef(gameMachine, session.options);
  const state = useSelector(actor, ({ context }) => context.state);
  const canRoll = useSelector(actor, (snapshot) => snapshot.can({ type: "roll" }));

  // In an effect: StrictMode stops the actor once, which then forgets who listens; the effect is run again, too.
  useEffect(() => {
    const stopRecording = session.record(actor);
    const listening = actor.on("*", (event) => setHappened(told(event)));
    return () => {
      stopRecording();
      listening.unsubscribe();
    };
  }, [actor, session]);

  function start(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    actor.send(newGame(names));
  }

  return (
    <>
      <h1>Snakes and ladders, in React</h1>
      <form onSubmit={start}>
        <label>
          Players, with commas between them{" "}
          <input value={names} onChange={({ target }) => setNames(target.value)} autoComplete="off" />
        </label>
        <button type="submit">Start</button>
      </form>
      <div role="status">
        <p className="told">{happened}</p>
        <p className="turn">{whoseTurn(state)}</p>
      </div>
      <ul aria-label="Squares">
        {state?.players.map((name, seat) => (
          <li key={name} aria-current={seat === state.next}>
            {name}: {state.positions[seat]}
          </li>
        ))}
      </ul>
      <div className="die">
        <button type="button" disabled={!canRoll} onClick={(click) => mayRoll(click) && actor.send({ type: "roll" })}>
          Roll
        </button>
        <button type="button" onClick={() => actor.send({ type: "abort" })}>
          Stop
        </button>
      </div>
    </>
  );
}
