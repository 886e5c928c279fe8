import type { Game, GameState } from "@serpentine/core";
import { initialState, show, thrown } from "@serpentine/core";
import type { Fault } from "../reading/fits.ts";
import { fault } from "../reading/fits.ts";

export type FirstState =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly fault: Fault };

/** `checkSetup` has asked the opening rule once; one of somebody's own may still fail when it is asked again. */
export function firstState(game: Game): FirstState {
  try {
    return { ok: true, state: initialState(game) };
  } catch (error) {
    const cause = { code: "ruleFailed", path: ["rules", "opening"], values: [show(thrown(error))] };
    return {
      ok: false,
      fault: { ...fault("badSetup", cause.code), path: ["setup", ...cause.path], cause },
    };
  }
}
