import type { Game } from "@serpentine/core";
import { checkSetup } from "@serpentine/core";
import type { Io } from "../terminal/io.ts";
import { say } from "../terminal/print.ts";
import { intro } from "../words/intro.ts";

const plain = checkSetup({ board: { size: 100 }, players: ["Ann"] });

/** Tells what is played, and what else is to be known before it begins. */
export function tellGame(io: Io, game: Game, more: readonly string[]): void {
  say(io, [...intro(game, plain.ok ? plain.game.rules : game.rules), ...more]);
}
