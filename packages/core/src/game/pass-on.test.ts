import { expect, test } from "vitest";
import { checkSetup } from "../setup/check-setup.ts";
import { decide } from "./decide.ts";
import { initialState } from "./initial-state.ts";

const setup = { board: { size: 30, squares: { "3": { skip: 1 } } }, players: ["Ann", "Bob"] };

test.each([-1, Number.NaN, 0.5, Number.POSITIVE_INFINITY, "2"])(
  "a go always passes, even in a state that nobody checked: %j goes to miss are none",
  (goes) => {
    const checked = checkSetup(setup);
    if (!checked.ok) throw new Error("the setup is valid");
    const state = { ...initialState(checked.game), misses: [0, goes as number] };
    const decision = decide(checked.game, state, { type: "roll", dice: [1] });
    expect(decision).toMatchObject({ ok: true, event: { next: "Bob" } });
  },
);
