import { createApp } from "vue";
import Game from "./Game.vue";

export function mount(place: Element): () => void {
  const app = createApp(Game);
  app.mount(place);
  return () => app.unmount();
}

/** For a page that goes on without the game. */
export const unmount = mount(document.querySelector("main") ?? document.body);
