import {
  type Game as CheckedGame,
  checkSetup,
  decide,
  evolve,
  type GameState,
  initialState,
  type TurnTaken,
} from "@serpentine/core";
import { type Dice, diceFrom } from "@serpentine/dice";
import { readConfig } from "./config.ts";
import { nobodysWin } from "./nobody.ts";

/** What `Game` is made with; whether it is valid is asked of `isValid()`. */
export interface GameConfig {
  /** The last square: a whole number, at least 6. */
  size: number;
  /** From head to tail, such as `{ "17": 7 }`. */
  snakes: { [head: string]: number };
  /** From bottom to top, such as `{ "4": 14 }`. */
  ladders: { [bottom: string]: number };
  /** At least two names, none twice; compared as they are. */
  players: string[];
  /** Whole numbers 1 … 6; the nth roll is `rolls[n mod rolls.length]`. */
  rolls: number[];
  rule: "exact" | "finish" | "bounce";
  /** A 6 gives the same player another turn. */
  sixAgain: boolean;
}

export interface TurnResult {
  player: string;
  roll: number;
  from: number;
  to: number;
  event: "stay" | "move" | "snake" | "ladder" | "win";
}

interface Table {
  readonly game: CheckedGame;
  readonly dice: Dice;
  readonly names: readonly string[];
  state: GameState;
}

/** One outcome has another name on this page. */
const eventNames = {
  stay: "stay",
  move: "move",
  snake: "snake",
  ladder: "ladder",
  home: "win",
  forfeit: "stay",
} as const;

/**
 * The class of source document 000, its return values to the letter. The constructor never throws, whatever the
 * config is; an invalid game answers "INVALID", −1 and "".
 */
export class Game {
  readonly #table: Table | null;

  constructor(config: GameConfig) {
    this.#table = tableFor(config);
  }

  /** Whether the config follows the page's rules. */
  isValid(): boolean {
    return this.#table !== null;
  }

  /** Plays one roll: the move, "INVALID", or "OVER" once somebody has won. */
  turn(): TurnResult | "INVALID" | "OVER" {
    const table = this.#table;
    if (table === null) return "INVALID";
    const dice = table.dice(table.state.throws) ?? [];
    const decision = decide(table.game, table.state, { type: "roll", dice });
    if (!decision.ok) return "OVER";
    // One die, nobody throws for who begins: a roll is always a turn.
    const event = decision.event as TurnTaken;
    const { roll, from, to, outcome } = event;
    const player = table.names[Number(event.player)] ?? "";
    const nobody = player === "" && to === table.game.board.size;
    table.state = evolve(table.state, nobody ? nobodysWin(event) : event);
    return { player, roll, from, to, event: eventNames[outcome] };
  }

  /** The player's square: 0 before they enter, −1 for somebody who does not play or an invalid game. */
  position(player: string): number {
    const seat = this.#table?.names.indexOf(player) ?? -1;
    return this.#table?.state.positions[seat] ?? -1;
  }

  /** The winner's name, or "". */
  winner(): string {
    const seat = this.#table?.state.ranking[0];
    return seat === undefined ? "" : (this.#table?.names[seat] ?? "");
  }

  /** Who rolls next, or "" if the game is over or invalid. */
  next(): string {
    const seat = this.#table?.state.next ?? -1;
    return this.#table?.names[seat] ?? "";
  }
}

function tableFor(config: unknown): Table | null {
  const read = readConfig(config);
  if (read === null) return null;
  const { setup, names, rolls } = read;
  const checked = checkSetup(setup);
  if (!checked.ok) return null;
  const source = { kind: "scripted", throws: rolls.map((roll) => [roll]), repeat: true } as const;
  const { game } = checked;
  return { game, dice: diceFrom(source, game.dice), names, state: initialState(game) };
}
