import { constants } from "node:os";
import { fileProblem } from "../files/file-problem.ts";
import { LogFile } from "../files/log-file.ts";
import { playOn } from "../game/play-on.ts";
import { startSession } from "../game/session.ts";
import { version } from "../manifest.ts";
import type { Plan } from "../options/plan.ts";
import { planned } from "../options/plan.ts";
import type { PlayOptions } from "../options/play-options.ts";
import { logLine } from "../telling/log-line.ts";
import { tellGame } from "../telling/tell-game.ts";
import { boardTeller, tableTeller, tellEnd } from "../telling/teller.ts";
import type { Io, Signal } from "../terminal/io.ts";
import { openKeys } from "../terminal/keys.ts";
import { complain, print } from "../terminal/print.ts";
import { count } from "../text/count.ts";
import { visible } from "../text/visible.ts";
import { newSourceWords } from "../words/intro.ts";

/** Checks what was asked for, plays, and writes the log while it does. The exit code. */
export async function play(options: PlayOptions, io: Io): Promise<number> {
  const checked = await planned(options, io);
  if (!checked.ok) {
    complain(io, checked.problems);
    return 2;
  }
  const { plan } = checked;
  const log = opened(plan, io);
  if (log === undefined) return 2;
  const asks = options.auto !== true && io.stdin.isTTY === true && io.stdout.isTTY === true;
  try {
    return await begun(plan, log, asks, io);
  } catch (error) {
    if (!isOfFiles(error)) throw error;
    complain(io, [
      `the log ${visible(plan.logName)} cannot be written any more: ${fileProblem(error)} The game ends here.`,
    ]);
    return 1;
  } finally {
    log.close();
  }
}

async function begun(plan: Plan, log: LogFile, asks: boolean, io: Io): Promise<number> {
  const { game, source, maxTurns } = plan;
  const session = startSession(game, source);
  const keys = asks ? openKeys(io.stdin) : null;
  let signal: Signal | undefined;
  const silence = io.onSignal((came) => {
    signal = came;
    keys?.stop();
  });
  try {
    log.begin({ id: plan.id, created: io.now(), by: `serpentine ${version}`, game, source });
    tellGame(io, game, [newSourceWords(plan)]);
    const teller = asks ? boardTeller(io, game) : tableTeller(io, game, maxTurns);
    teller.begin(session.state());
    const result = await playOn(io, {
      session,
      teller,
      maxTurns,
      keys,
      signal: () => signal,
      record: (event) => log.record(event, io.now()),
    });
    if (result.ended === "over") log.seal();
    tellEnd(io, game, result.state, result.turns);
    if (result.ended === "limit") complain(io, [limitSentence(maxTurns)]);
    if (result.ended === "usedUp") complain(io, [usedUpSentence(result.state.throws)]);
    print(io, ["", logLine(io, plan.logName)]);
    if (signal !== undefined) return 128 + constants.signals[signal];
    return result.ended === "over" ? 0 : 1;
  } finally {
    silence();
    keys?.close();
    session.stop();
  }
}

function opened({ logName, force }: Plan, io: Io): LogFile | undefined {
  try {
    return LogFile.open(logName, force, io.cwd);
  } catch (error) {
    complain(io, [`the log ${visible(logName)}: ${fileProblem(error)}`]);
    return undefined;
  }
}

function limitSentence(maxTurns: number): string {
  const many = count(maxTurns, "throw");
  return `the game is not over after ${many}, and that is the limit; --max-turns sets another. The log is left open.`;
}

function usedUpSentence(throws: number): string {
  const used = throws === 1 ? "the one roll that was given is" : `the ${throws} rolls that were given are`;
  return `${used} used up, and the game is not over. The log is left open.`;
}

function isOfFiles(error: unknown): boolean {
  return error instanceof Error && typeof (error as { syscall?: unknown }).syscall === "string";
}
