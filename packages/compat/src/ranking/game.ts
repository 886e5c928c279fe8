import {
  type Game as CheckedGame,
  checkSetup,
  decide,
  evolve,
  extendRulebook,
  type GameState,
  initialState,
  problemText,
  type Rulebook,
  refusalText,
  standardRulebook,
  type TurnTaken,
} from "@serpentine/core";
import { Board } from "./board.ts";
import type { RollingDice } from "./dice.ts";
import { type FinishName, type FinishRule, finishRuleNamed } from "./finish-rules.ts";

export interface RankingPlayer {
  readonly name: string;
  /** 0 means not yet on the board. */
  readonly position: number;
}

export interface PlayedTurn {
  player: string;
  roll: number;
  from: number;
  /** The cell the finish rule gave. */
  landed: number;
  /** The cell after all snakes and ladders. */
  to: number;
}

/** The most a die of the core can show; a higher roll counts as this one, and the finish rule sees it as it is. */
const mostFaces = 2 ** 32;

/**
 * The game of source document 001: it goes on until every player has finished. Errors are thrown before anything
 * has changed: a used-up or misbehaving die never costs a player their place.
 */
export class Game {
  readonly board: Board;
  readonly dice: RollingDice;
  readonly finishRule: FinishRule;
  readonly #names: readonly string[];
  readonly #rulebook: Rulebook;
  readonly #game: CheckedGame;
  #landing = 0;
  #isPlaying = false;
  #state: GameState;

  constructor(board: Board, names: readonly string[], dice: RollingDice, finishRule: FinishRule) {
    if (names.length < 1) throw new Error("at least one player is needed");
    if (new Set(names).size !== names.length) throw new Error("player names must be unique");
    this.board = board;
    this.dice = dice;
    this.finishRule = finishRule;
    this.#names = Array.from(names);
    this.#rulebook = extendRulebook(standardRulebook, { ending: { finishRule: () => this.#landing } });
    const checked = checkSetup(
      {
        board: { size: board.size, jumps: [...board.jumps] },
        players: this.#names.map((_name, seat) => String(seat)),
        dice: { faces: mostFaces },
        rules: { ending: "finishRule", jumping: "chained", closing: "everyoneHome" },
      },
      this.#rulebook,
    );
    if (!checked.ok) throw new Error(checked.problems.map(problemText).join("; "));
    this.#game = checked.game;
    this.#state = initialState(checked.game);
  }

  /** In the order they were given; copies. */
  get players(): RankingPlayer[] {
    return this.#names.map((name, seat) => ({ name, position: this.#state.positions[seat] ?? 0 }));
  }

  /** Who has not finished, the next to play first; copies. */
  get waiting(): RankingPlayer[] {
    const { next, ranking } = this.#state;
    if (next === null) return [];
    const { players } = this;
    const order = players.map((_player, step) => (next + step) % players.length);
    return order.filter((seat) => !ranking.includes(seat)).flatMap((seat) => players[seat] ?? []);
  }

  /** The names of those who have finished, in order. */
  get ranking(): string[] {
    return this.#state.ranking.map((seat) => this.#names[seat] ?? "");
  }

  get status(): "playing" | "finished" {
    return this.#state.status === "over" ? "finished" : "playing";
  }

  /**
   * One turn of the player in front. Throws an Error when the game is over, or the dice or the rule misbehave; a turn
   * that they play in the middle of this one is such a thing.
   */
  playTurn(): PlayedTurn {
    if (this.#isPlaying) throw new Error("a turn is being played already");
    this.#isPlaying = true;
    try {
      return this.#turn();
    } finally {
      this.#isPlaying = false;
    }
  }

  #turn(): PlayedTurn {
    const { next } = this.#state;
    if (next === null) throw new Error("game is over");
    const roll = this.dice.roll();
    if (!Number.isInteger(roll) || roll < 1) throw new Error(`the dice returned ${String(roll)}`);
    const from = this.#state.positions[next] ?? 0;
    const landing = this.finishRule.land(from, roll, this.board.size);
    if (!Number.isInteger(landing)) throw new Error(`the finish rule landed on ${String(landing)}`);
    this.#landing = landing;
    const decision = decide(this.#game, this.#state, { type: "roll", dice: [Math.min(roll, mostFaces)] });
    if (!decision.ok) throw new Error(`the finish rule landed on ${landing}: ${refusalText(decision.refusal)}`);
    this.#state = evolve(this.#state, decision.event);
    const { path, to } = decision.event as TurnTaken;
    return { player: this.#names[next] ?? "", roll, from, landed: path[0] ?? from, to };
  }

  /** Plays until everyone has finished, or that many turns; the ranking so far. */
  playToEnd(maxTurns: number): string[] {
    if (!Number.isSafeInteger(maxTurns) || maxTurns < 0) {
      throw new Error(`the most turns to play must be a whole number of at least 0, not ${String(maxTurns)}`);
    }
    for (let turns = 0; turns < maxTurns && this.status === "playing"; turns += 1) this.playTurn();
    return this.ranking;
  }
}

export interface RankingConfig {
  readonly size: number;
  readonly jumps?: Iterable<readonly [from: number, to: number]>;
  readonly players: readonly string[];
  readonly dice: RollingDice;
  /** "exact" if it is left out. */
  readonly finish?: FinishName;
}

/** Builds a game from a plain config and picks the finish rule by name. */
export function createGame({ size, jumps, players, dice, finish }: RankingConfig): Game {
  const rule = finishRuleNamed(finish);
  return new Game(new Board(size, jumps ?? []), players, dice, rule);
}
