import { mount as mountComponent, unmount as unmountComponent } from "svelte";
import Game from "./Game.svelte";

export function mount(target: Element): () => void {
  const game = mountComponent(Game, { target });
  return () => void unmountComponent(game);
}

/** For a page that goes on without the game. */
export const unmount = mount(document.querySelector("main") ?? document.body);
