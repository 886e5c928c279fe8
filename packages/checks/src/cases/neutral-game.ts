import { type GameConfig, Game as StrategyGame } from "@serpentine/compat";
import { nextPlayer, type Setup, type TurnTaken, winner } from "@serpentine/core";
import { playedGame } from "@serpentine/core/testing";
import { boardOf } from "./case-bank.ts";

/** A game in the words of the case bank. */
export interface NeutralGame {
  readonly size?: number;
  readonly jumps?: readonly (readonly [from: number, to: number])[];
  /** A file of the published boards, instead of size and jumps. */
  readonly board?: string;
  readonly players: readonly string[];
  readonly finish?: "exact" | "finish" | "bounce";
  readonly faces?: number;
  readonly sixAgain?: boolean;
  readonly threeSixesCancel?: boolean;
  readonly capture?: boolean;
  readonly end?: "all finish";
  readonly rollForStart?: boolean;
  readonly rolls: readonly number[];
}

/** One turn in the words of the case bank; `landed` is where the roll led, before any jump. */
export interface Row {
  readonly player: string;
  readonly roll: number;
  readonly from: number;
  readonly landed: number;
  readonly to: number;
  readonly event: string;
}

/** What a game came to: a row a roll ("OVER" for one that came too late), who won ("" for nobody), and so on. */
export interface Told {
  readonly rows: readonly (Row | "OVER")[];
  readonly winner: string;
  readonly next: string;
  readonly positions: { readonly [player: string]: number };
}

export type Rules = NonNullable<Setup["rules"]>;

/** The game as a setup of the core; `rules` go before what the words of the case come to. */
export function setupOf(game: Omit<NeutralGame, "rolls">, rules: Rules = {}): Setup {
  const { size = 20, jumps = [] } = game.board === undefined ? game : boardOf(game.board);
  return {
    board: { size, jumps },
    players: game.players,
    dice: { faces: game.faces ?? 6 },
    rules: {
      ending: game.finish ?? "exact",
      again: game.sixAgain === true ? "highest" : "never",
      streak: game.threeSixesCancel === true ? { limit: 3, penalty: "void" } : "unlimited",
      capture: game.capture === true ? "sendToStart" : "none",
      closing: game.end === "all finish" ? "everyoneHome" : "firstHome",
      opening: game.rollForStart === true ? "highestRoll" : "listed",
      ...rules,
    },
  };
}

export function rowOf({ player, roll, from, path, to, outcome }: TurnTaken): Row {
  return { player, roll, from, landed: path[0] ?? from, to, event: outcome === "home" ? "win" : outcome };
}

/** Plays it with the core, roll by roll. */
export function playedByCore(game: NeutralGame, rules: Rules = {}): Told {
  const { events, refusals, state } = playedGame(
    setupOf(game, rules),
    game.rolls.map((roll) => [roll]),
  );
  return {
    rows: [...events.map((event) => rowOf(event as TurnTaken)), ...refusals.map(() => "OVER" as const)],
    winner: winner(state) ?? "",
    next: nextPlayer(state) ?? "",
    positions: Object.fromEntries(state.players.map((name, seat) => [name, state.positions[seat] ?? -1])),
  };
}

/** The game as a config of source document 000. */
export function configOf(game: NeutralGame): GameConfig {
  const { size = 20, jumps = [] } = game.board === undefined ? game : boardOf(game.board);
  return {
    size,
    snakes: Object.fromEntries(jumps.filter(([from, to]) => to < from)),
    ladders: Object.fromEntries(jumps.filter(([from, to]) => to > from)),
    players: [...game.players],
    rolls: [...game.rolls],
    rule: game.finish ?? "exact",
    sixAgain: game.sixAgain ?? false,
  };
}

/** Plays it with the class of source document 000, whose rows say nothing about the landing. */
export function playedByCompat(game: NeutralGame): Omit<Told, "rows"> & { readonly rows: readonly unknown[] } {
  const played = new StrategyGame(configOf(game));
  return {
    rows: game.rolls.map(() => played.turn()),
    winner: played.winner(),
    next: played.next(),
    positions: Object.fromEntries(game.players.map((name) => [name, played.position(name)])),
  };
}
