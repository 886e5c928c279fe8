import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSetup } from "../setup/check-setup.ts";
import { commandArbitrary, hostileCommandArbitrary } from "../testing/command-arbitrary.ts";
import { gameOf } from "../testing/game-of.ts";
import { awkwardNames } from "../testing/name-arbitrary.ts";
import type { PlayedGame } from "../testing/played-game.ts";
import { playedGame, playedGameArbitrary } from "../testing/played-game.ts";
import { ruleCombinations } from "../testing/rule-words.ts";
import { setupArbitrary } from "../testing/setup-arbitrary.ts";
import type { GameEvent, GameState } from "../vocabulary/vocabulary.ts";
import { checkState } from "./check-state.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import { replay } from "./replay.ts";

const combinations = ruleCombinations.map(
  (rules) => [`${rules.ending}, ${rules.jumping}, ${rules.closing}`, rules] as const,
);

describe.for(combinations)("under %s", ([, rules]) => {
  test("what always holds", () => {
    fc.assert(fc.property(playedGameArbitrary({ rules }), alwaysHolds), { numRuns: 30 });
  });
});

function alwaysHolds(played: PlayedGame): void {
  const { game, events, states, state } = played;
  for (const one of states) stateHolds(played, one);
  events.forEach((event, n) => eventHolds(played, event, n));
  // Folding equals playing, and what was said of a state is what there is to say.
  expect(replay(game, events)).toStrictEqual(state);
  expect(throughJson(events)).toStrictEqual(events);
  expect(checkState(game, throughJson(state))).toStrictEqual({ ok: true, state });
}

function stateHolds({ game }: PlayedGame, state: GameState): void {
  const { board, rules, players } = game;
  const { positions, ranking, withdrawn, next, status } = state;
  const seats = players.map((_player, seat) => seat);
  const underway = seats.filter((seat) => !ranking.includes(seat) && !withdrawn.includes(seat));
  const onBoard = (square: number) => Number.isInteger(square) && square >= board.start && square <= board.size;
  const closed = { firstHome: ranking.length > 0, lastStanding: underway.length <= 1, everyoneHome: false };
  const over = state.aborted || underway.length === 0 || closed[rules.closing as keyof typeof closed];
  holds("positions are squares", positions.length === seats.length && positions.every(onBoard));
  holds("the ranking lists nobody twice", new Set(ranking).size === ranking.length);
  holds(
    "home are those in the ranking",
    seats.every((seat) => ranking.includes(seat) === (positions[seat] === board.size)),
  );
  holds("nobody is next when it is over", (next === null) === (status === "over"));
  holds("next is somebody on the way", next === null || underway.includes(next));
  holds("it is over when closing says so", (status === "over") === over);
  holds("the state is plain and frozen", plain(state));
}

function eventHolds({ game, states }: PlayedGame, event: GameEvent, n: number): void {
  const [before, after] = [states[n], states[n + 1]];
  if (before === undefined || after === undefined) throw new Error("a state is missing");
  holds("the event is plain and frozen", plain(event));
  holds("nothing happens when it is over", before.status === "playing");
  if (event.type === "GameAborted") return;
  const named = (seat: number | null) => (seat === null ? null : game.players[seat]?.name);
  holds("next is the next player", event.next === named(after.next));
  if (event.type !== "TurnTaken") return;
  const seat = game.players.findIndex(({ name }) => name === event.player);
  const { outcome } = event;
  holds("it was the player's turn", seat === before.next);
  holds("from is where the token stood", event.from === before.positions[seat]);
  holds("to is where the token rests", event.to === after.positions[seat]);
  holds(
    "no path for a turn that does not move",
    (event.path.length === 0) === (outcome === "stay" || outcome === "forfeit"),
  );
  holds("a place for those who come home", event.place === (outcome === "home" ? after.ranking.length : undefined));
  holds("a player who is home is not next", outcome !== "home" || event.next !== event.player);
  holds("again is the same player's", event.again === undefined || event.next === event.player);
  holds("a streak goes on only with another turn", event.streak === undefined || event.again === true);
}

describe("whatever is asked of a game", () => {
  test("a refused command leaves the state the very same object; another gives one event", () => {
    const asked = playedGameArbitrary({ mostCommands: 20 }).chain((played) => {
      const command = fc.oneof(commandArbitrary(played.game), hostileCommandArbitrary(played.game));
      return command.map((one) => [played, one] as const);
    });
    fc.assert(
      fc.property(asked, ([{ game, state }, command]) => {
        const before = throughJson(state);
        const decision = decide(game, state, command);
        expect(throughJson(state)).toStrictEqual(before);
        expect(throughJson(decision)).toStrictEqual(decision);
        expect(decide(game, state, command)).toStrictEqual(decision);
        holds("nothing is accepted when it is over", state.status === "playing" || !decision.ok);
      }),
      { numRuns: 200 },
    );
  });

  test("what is no command is refused", () => {
    const hostile = playedGameArbitrary({ mostCommands: 5 }).chain(({ game, state }) => {
      return hostileCommandArbitrary(game).map((command) => [game, state, command] as const);
    });
    fc.assert(
      fc.property(hostile, ([game, state, command]) => {
        expect(decide(game, state, command).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a valid setup", () => {
  test("gives a frozen game, which is a valid setup of itself, through JSON too", () => {
    fc.assert(
      fc.property(setupArbitrary(), (setup) => {
        const before = structuredClone(setup);
        const game = gameOf(setup);
        expect(setup).toStrictEqual(before);
        expect(plain(game)).toBe(true);
        expect(checkSetup(game)).toStrictEqual({ ok: true, game });
        expect(checkSetup(throughJson(game))).toStrictEqual({ ok: true, game });
        expect(throughJson(game)).toStrictEqual(game);
      }),
      { numRuns: 200 },
    );
  });

  test("and the same throws give the same events, when the game came through JSON, too", () => {
    fc.assert(
      fc.property(playedGameArbitrary(), ({ game, events, states }) => {
        const loaded = throughJson(game);
        events.forEach((event, n) => {
          const state = states[n];
          if (event.type !== "TurnTaken" || state === undefined) return;
          expect(decide(loaded, throughJson(state), { type: "roll", dice: event.dice })).toStrictEqual({
            ok: true,
            event,
          });
        });
      }),
      { numRuns: 50 },
    );
  });
});

test("names that every object has, or numbers, are players like any other", () => {
  // SL-150, SL-152
  const players = awkwardNames;
  const { events, state } = playedGame(
    { board: { size: 99 }, players },
    players.map((_name, seat) => [1 + (seat % 6)]),
  );
  expect(events.map((event) => ("player" in event ? event.player : ""))).toEqual(
    players.map((name) => name.normalize("NFC")),
  );
  expect(state.positions).toEqual(players.map((_name, seat) => 1 + (seat % 6)));
  expect(state.next).toBe(0);
  expect(evolve(state, { type: "PlayerWithdrew", player: "__proto__", next: "constructor" })).toMatchObject({
    withdrawn: [players.indexOf("__proto__")],
    next: players.indexOf("constructor"),
  });
});

function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

function holds(what: string, is: boolean): void {
  if (!is) throw new Error(`does not hold: ${what}`);
}

/** What JSON keeps as it is, frozen to the last list: no class, no undefined, no -0 (SL-179, SL-205). */
function plain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object" || value === null) return value !== undefined && typeof value !== "function";
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return false;
  return Object.isFrozen(value) && Object.values(value).every(plain);
}
