import type { Game, GameEvent } from "@serpentine/core";
import type { Source } from "@serpentine/dice";
import { eventsOf, verify } from "@serpentine/log";
import { complainOfLog } from "../files/complain-of-log.ts";
import { readLogFile } from "../files/read-log-file.ts";
import type { Io } from "../terminal/io.ts";
import { complain } from "../terminal/print.ts";
import { list } from "../text/count.ts";
import { headerWords } from "../words/header-words.ts";
import { newSourceWords, sourceWords } from "../words/intro.ts";
import { askedGame } from "./asked-game.ts";
import type { InspectOptions } from "./inspect-options.ts";
import { gameOptions } from "./inspect-options.ts";
import { readPort } from "./port.ts";
import type { Report } from "./report.ts";

/** What is to be inspected, checked. */
export interface Inspected {
  readonly game: Game;
  readonly source: Source;
  /** What happened in a recorded game; null for one that is played now. */
  readonly events: readonly GameEvent[] | null;
  readonly port: number;
  /** What is to be known before it begins. */
  readonly words: readonly string[];
}

/** The game of a log that holds, or a new one. The exit code, and a complaint, if there is nothing to inspect. */
export async function inspected(
  file: string | undefined,
  options: InspectOptions,
  io: Io,
): Promise<Inspected | number> {
  const problems: string[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const port = readPort(options.port, report);
  const ofGame = gameOptions.filter((option) => options[option] !== undefined);
  if (file !== undefined && ofGame.length > 0) {
    report(`a log has its own game, and ${list(ofGame.map((option) => `--${option}`))} would make another.`);
  }
  const asked = file === undefined ? await askedGame(options, io, report) : undefined;
  if (problems.length > 0 || port === undefined) {
    complain(io, problems);
    return 2;
  }
  if (asked !== undefined) return { ...asked, events: null, port, words: [newSourceWords(asked)] };
  return recorded(file ?? "-", port, io);
}

async function recorded(file: string, port: number, io: Io): Promise<Inspected | number> {
  const bytes = await readLogFile(file, io);
  if (bytes === undefined) return 2;
  const found = verify(bytes);
  complainOfLog(io, file, found);
  if (!found.ok) return 1;
  const { header } = found.log;
  const words = [sourceWords(header.source), headerWords(header)];
  return { game: found.game, source: header.source, events: eventsOf(found.log), port, words };
}
