// What one game costs, five ways, as ratios to `replay` in this very run: the machines that run this are not alike.
import { checkSetup, decide, evolve, initialState, replay } from "@serpentine/core";
import { diceFrom } from "@serpentine/dice";
import { gameMachine } from "@serpentine/machine";
import { Bench } from "tinybench";
import { createActor, initialTransition, transition } from "xstate";

const turns = 2_000;
const setup = {
  board: { size: 1_000_000, jumps: [[50, 10]] },
  players: ["Ann", "Bob", "Cy"],
  rules: { again: "highest" },
};
const source = { kind: "seeded", algorithm: "sha256-counter/1", seed: "bench" };
const { game } = checkSetup(setup);
const dice = diceFrom(source, game.dice);
const throws = Array.from({ length: turns }, (_, n) => dice(n));
const rolls = throws.map((faces) => ({ type: "roll", dice: faces }));
const events = [];
played((event) => events.push(event));

const ways = {
  replay: () => replay(game, events),
  "evolve (immer)": () => events.reduce(evolve, initialState(game)),
  "decide + evolve": () => played(() => undefined),
  "machine, send": () => {
    const actor = createActor(gameMachine, { input: { setup } }).start();
    for (const roll of rolls) actor.send(roll);
  },
  "machine, transition": () => {
    let [snapshot] = initialTransition(gameMachine, { setup });
    for (const roll of rolls) [snapshot] = transition(gameMachine, snapshot, roll);
  },
  "seeded dice alone": () => throws.map((_, n) => dice(n)),
};

const bench = new Bench({ time: 1_500, warmupTime: 300 });
for (const [name, way] of Object.entries(ways)) bench.add(name, way);
await bench.run();
const median = (task) => task.result.latency.p50;
const base = median(bench.tasks[0]);
console.table(
  bench.tasks.map((task) => ({
    way: task.name,
    "times replay": Number((median(task) / base).toFixed(1)),
    "µs a turn": Number(((median(task) * 1_000) / turns).toFixed(2)),
  })),
);

function played(tell) {
  let state = initialState(game);
  for (const roll of rolls) {
    const decision = decide(game, state, roll);
    tell(decision.event);
    state = evolve(state, decision.event);
  }
  return state;
}
