import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Game } from "./Game.tsx";

export function mount(place: HTMLElement): () => void {
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <Game />
    </StrictMode>,
  );
  return () => root.unmount();
}

/** For a page that goes on without the game. */
export const unmount = mount(document.querySelector("main") ?? document.body);
