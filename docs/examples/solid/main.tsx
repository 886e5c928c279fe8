import { render } from "solid-js/web";
import { Game } from "./Game.tsx";

export function mount(place: Element): () => void {
  return render(() => <Game />, place);
}

/** For a page that goes on without the game. */
export const unmount = mount(document.querySelector("main") ?? document.body);
