import { gameMachine } from "@serpentine/machine";
import { createActor } from "xstate";
import { newGame } from "../shared/new-game.ts";
import { oneRollATurn } from "../shared/one-roll-a-turn.ts";
import { openSession } from "../shared/session.ts";
import { told, whoseTurn } from "../shared/words.ts";

const page = `
  <h1>Snakes and ladders</h1>
  <form>
    <label>Players, with commas between them <input value="Ann, Bob" autocomplete="off" /></label>
    <button>Start</button>
  </form>
  <div role="status"><p class="told"></p><p class="turn"></p></div>
  <ul aria-label="Squares"></ul>
  <div class="die"><button type="button">Roll</button><button type="button">Stop</button></div>`;

export function mount(place: HTMLElement): () => void {
  place.innerHTML = page;
  const form = find(place, "form");
  const names = find(place, "input");
  const squares = find(place, "ul");
  const [roll, stop] = place.querySelectorAll<HTMLButtonElement>(".die button");
  const session = openSession("serpentine-vanilla");
  const mayRoll = oneRollATurn();

  const actor = createActor(gameMachine, session.options);
  const stopRecording = session.record(actor);
  const say = (text: string) => find(place, ".told").replaceChildren(text);
  const listening = actor.on("*", (event) => say(told(event)));

  function show(): void {
    const snapshot = actor.getSnapshot();
    const { state } = snapshot.context;
    find(place, ".turn").replaceChildren(whoseTurn(state));
    if (roll) roll.disabled = !snapshot.can({ type: "roll" });
    const lines = state?.players.map((name, seat) => {
      const line = document.createElement("li");
      line.textContent = `${name}: ${state.positions[seat]}`;
      line.ariaCurrent = String(seat === state.next);
      return line;
    });
    squares.replaceChildren(...(lines ?? []));
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    actor.send(newGame(names.value));
  });
  roll?.addEventListener("click", (event) => {
    if (mayRoll(event)) actor.send({ type: "roll" });
  });
  stop?.addEventListener("click", () => actor.send({ type: "abort" }));

  say(session.greeting);
  actor.subscribe(show);
  actor.start();
  show();

  return () => {
    actor.stop();
    stopRecording();
    listening.unsubscribe();
    place.replaceChildren();
  };
}

/** Throws where the page above has no such element. */
function find<Name extends keyof HTMLElementTagNameMap>(place: Element, name: Name): HTMLElementTagNameMap[Name];
function find(place: Element, selector: string): Element;
function find(place: Element, selector: string): Element {
  const found = place.querySelector(selector);
  if (found === null) throw new Error(`no ${selector} here`);
  return found;
}

/** For a page that goes on without the game. */
export const unmount = mount(find(document.body, "main"));
