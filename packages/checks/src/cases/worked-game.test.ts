import { checkSetup, decide, evolve, initialState, type TurnTaken } from "@serpentine/core";
import { expect, test } from "vitest";

/** The worked game of source document 004, as on its page: turn, player, roll, reached, rests, in words. */
const page = `
1 — Ann — 3 — 3 — 11 — ladder
2 — Bob — 6 — 6 — 6 — rolled a 6, keeps the turn
3 — Bob — 5 — 11 — 11 — plain move
4 — Ann — 5 — 16 — 16 — plain move
5 — Bob — 6 — 17 — 5 — snake, but a 6 still earns another turn
6 — Bob — 1 — 6 — 6 — plain move
7 — Ann — 2 — 18 — 18 — plain move
8 — Bob — 5 — 11 — 11 — plain move
9 — Ann — 3 — 21 — 18 — past the end, stays on 18
10 — Bob — 2 — 13 — 13 — plain move
11 — Ann — 2 — 20 — 20 — exactly the last cell, Ann wins
`;

/** One column of the page: what happened, all of it from the event. */
function inWords({ player, outcome, to, roll, again }: TurnTaken): string {
  if (outcome === "home") return `exactly the last cell, ${player} wins`;
  if (outcome === "stay") return `past the end, stays on ${to}`;
  if (outcome !== "move") return again ? `${outcome}, but a ${roll} still earns another turn` : outcome;
  return again ? `rolled a ${roll}, keeps the turn` : "plain move";
}

test("the worked game of source document 004 prints what its page prints", () => {
  const checked = checkSetup({
    board: { size: 20, ladders: [[3, 11]], snakes: [[17, 5]] },
    players: ["Ann", "Bob"],
    rules: { ending: "exact", jumping: "refused", again: "highest" },
  });
  if (!checked.ok) throw new Error("the page's board is valid");
  const script = [3, 6, 5, 5, 6, 1, 2, 5, 3, 2, 2];
  let state = initialState(checked.game);
  const lines = script.map((face, index) => {
    const decision = decide(checked.game, state, { type: "roll", dice: [face] });
    if (!decision.ok) throw new Error(decision.refusal.code);
    state = evolve(state, decision.event);
    const turn = decision.event as TurnTaken;
    const reached = turn.path[0] ?? turn.from + turn.roll;
    return [index + 1, turn.player, turn.roll, reached, turn.to, inWords(turn)].join(" — ");
  });
  expect(lines.join("\n")).toBe(page.trim());
  expect([state.status, state.positions]).toEqual(["over", [20, 13]]);
});
