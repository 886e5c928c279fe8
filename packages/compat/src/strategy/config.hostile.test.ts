import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Game, type GameConfig } from "./game.ts";

const plain: GameConfig = {
  size: 20,
  snakes: { "17": 7 },
  ladders: { "4": 14 },
  players: ["P1", "P2"],
  rolls: [4],
  rule: "exact",
  sixAgain: false,
};
const keys = Object.keys(plain);

function trap(): never {
  throw new Error("a trap");
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function* forever() {
  while (true) yield 1;
}

const trapped = (list: unknown[]) => Object.defineProperty(list, 1, { enumerable: true, get: trap });
const partsOf = (config: GameConfig) => [config, config.snakes, config.ladders, config.players, config.rolls];

/** The page's answers for a game that is not valid, whatever it was made with. */
function refuses(config: unknown): void {
  const game = new Game(config as GameConfig);
  expect([game.isValid(), game.turn(), game.position("P1"), game.winner(), game.next()]).toStrictEqual([
    false,
    "INVALID",
    -1,
    "",
    "",
  ]);
}

describe("the constructor never throws", () => {
  test.for([undefined, null, 0, "", "config", true, [], {}, trap, Symbol("config"), 7n, new Map()])(
    "given %o instead of a config",
    (config) => refuses(config),
  );
  test("given a proxy that is revoked", () => refuses(revoked({})));

  test("whatever the config is", () => {
    fc.assert(fc.property(fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }), refuses));
  });

  test("whatever any part of the config is", () => {
    const part = fc.tuple(fc.constantFrom(...keys), fc.anything({ withBigInt: true, withSparseArray: true }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const game = new Game({ ...plain, ...Object.fromEntries(parts) });
        const turn = game.turn();
        expect(turn === "INVALID").toBe(!game.isValid());
        expect(game.next() === "").toBe(!game.isValid());
      }),
    );
  });

  test.for(keys)("a getter for %s that throws", (key) => {
    refuses(Object.defineProperty({ ...plain }, key, { get: trap }));
  });
  test.for(keys.slice(0, -1))("a proxy for %s that is revoked", (key) => {
    refuses({ ...plain, [key]: revoked(key === "players" || key === "rolls" ? [] : {}) });
  });
  test.for(["get", "ownKeys", "getOwnPropertyDescriptor"])("a proxy that throws at %s", (handler) => {
    const traps = { [handler]: trap };
    refuses({ ...plain, snakes: new Proxy({ "5": 1 }, traps) });
    if (handler === "get") refuses(new Proxy(plain, traps));
  });
  test("a name and a roll that throw when they are read", () => {
    refuses({ ...plain, players: trapped(["A", "B"]) });
    refuses({ ...plain, rolls: trapped([1, 2]) });
  });
  test("text and numbers that are objects", () => {
    refuses({ ...plain, players: [Object("P1"), "P2"] });
    refuses({ ...plain, size: { valueOf: () => 20 } });
    refuses({ ...plain, rolls: [{ valueOf: () => 3 }] });
    refuses({ ...plain, rule: { toString: () => "exact" } });
  });
  test("lists whose own iterator never ends are read by index", () => {
    const rolls = Object.defineProperty([4], Symbol.iterator, { value: forever });
    expect(new Game({ ...plain, rolls }).turn()).toMatchObject({ roll: 4 });
  });
  test("a list of four thousand million holes is refused at the first", () => {
    refuses({ ...plain, rolls: Object.assign([], { length: 2 ** 32 - 1 }) });
    refuses({ ...plain, players: Object.assign(["A", "B"], { length: 2 ** 32 - 1 }) });
  });
});

describe("the caller's config", () => {
  test("is neither changed nor frozen by a whole game", () => {
    const config = structuredClone(plain);
    const game = new Game(config);
    for (let turn = 0; turn < 9; turn += 1) game.turn();
    expect(config).toEqual(plain);
    for (const part of partsOf(config))
      expect([Object.isFrozen(part), Object.isExtensible(part)]).toEqual([false, true]);
  });
  test("may be frozen all through", () => {
    const config = structuredClone(plain);
    for (const part of partsOf(config)) Object.freeze(part);
    expect(new Game(config).turn()).toMatchObject({ to: 14, event: "ladder" });
  });
  // SL-166
  test("may be changed afterwards, and the game goes on as it was made", () => {
    const config = structuredClone(plain);
    const game = new Game(config);
    config.players.push("P3");
    config.rolls.push(1);
    delete config.ladders["4"];
    Object.assign(config, { size: 6, rule: "finish", sixAgain: true, snakes: { "14": 1 } });
    const turns = [game.turn(), game.turn(), game.turn()];
    expect(turns).toMatchObject([
      { player: "P1", roll: 4, to: 14, event: "ladder" },
      { player: "P2", roll: 4, to: 14, event: "ladder" },
      { player: "P1", roll: 4, from: 14, to: 18 },
    ]);
    expect(game.position("P3")).toBe(-1);
  });
  test("two games of one config do not touch each other", () => {
    const [one, other] = [new Game(plain), new Game(plain)];
    one.turn();
    expect([one.position("P1"), other.position("P1"), other.next()]).toEqual([14, 0, "P1"]);
  });
});
