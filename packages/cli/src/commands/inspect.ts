import { constants } from "node:os";
import type { Inspector } from "@serpentine/inspector";
import { fileProblem } from "../files/file-problem.ts";
import { playAgain } from "../game/play-again.ts";
import { playOn } from "../game/play-on.ts";
import { startSession } from "../game/session.ts";
import type { InspectOptions } from "../options/inspect-options.ts";
import type { Inspected } from "../options/inspected.ts";
import { inspected } from "../options/inspected.ts";
import { usualTurns } from "../options/plan.ts";
import { tellGame } from "../telling/tell-game.ts";
import { boardTeller, tableTeller, tellEnd } from "../telling/teller.ts";
import type { Io, Signal } from "../terminal/io.ts";
import type { Keys } from "../terminal/keys.ts";
import { openKeys } from "../terminal/keys.ts";
import { complain, say } from "../terminal/print.ts";

/** Serves the inspector's page, and goes through a recorded game or a new one for it to show. The exit code. */
export async function inspect(file: string | undefined, options: InspectOptions, io: Io): Promise<number> {
  const asked = await inspected(file, options, io);
  if (typeof asked === "number") return asked;
  const inspector = await started(asked.port, io);
  if (inspector === undefined) return 2;
  try {
    return await shown(asked, inspector, options.auto !== true, io);
  } finally {
    await inspector.close();
  }
}

/** Loaded here only: every other command does without a server. */
async function started(port: number, io: Io): Promise<Inspector | undefined> {
  const { startInspector } = await import("@serpentine/inspector");
  try {
    return await startInspector({ port, now: () => io.now().getTime() });
  } catch (error) {
    const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
    if (syscall !== "listen") throw error;
    const isTaken = code === "EADDRINUSE";
    const problem = isTaken ? "it is in use; without --port any free one is taken." : fileProblem(error);
    complain(io, [`--port ${port}: ${problem}`]);
    return undefined;
  }
}

async function shown(asked: Inspected, { url, inspect: watch }: Inspector, steps: boolean, io: Io): Promise<number> {
  const { game, source, events, words } = asked;
  const isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
  const asks = steps && isTerminal;
  const session = startSession(game, source, watch);
  let keys = asks ? openKeys(io.stdin) : null;
  const { signal, came, silence } = signalled(io, () => keys?.stop());
  try {
    tellGame(io, game, [...words, `Inspector: ${url} - open it in a browser.`]);
    const teller = asks ? boardTeller(io, game) : tableTeller(io, game, events?.length ?? usualTurns);
    teller.begin(session.state());
    const playing = { session, teller, keys, signal };
    const { state, turns } = await (events === null
      ? playOn(io, { ...playing, maxTurns: usualTurns, record: () => undefined })
      : playAgain(io, playing, events));
    tellEnd(io, game, state, turns);
    if (signal() === undefined && keys?.stopped() !== true) {
      // Not before: where nobody is asked, Ctrl-C is a signal as long as the game goes on.
      if (isTerminal) keys ??= openKeys(io.stdin);
      await leftOpen(io, keys, came);
    }
    const ended = signal();
    return ended === undefined ? 0 : 128 + constants.signals[ended];
  } finally {
    silence();
    keys?.close();
    session.stop();
  }
}

/** The page is there to be looked at, until somebody has seen enough. */
async function leftOpen(io: Io, keys: Keys | null, came: () => Promise<void>): Promise<void> {
  if (keys === null) {
    say(io, ["", "The page is served until this program is ended (Ctrl-C)."]);
    return came();
  }
  io.stdout.write("\nThat is all. Look around in the page as long as you like; q stops. ");
  while ((await keys.next()) === "enter");
  io.stdout.write("\n");
}

/** The first signal, if one has come in, and a wait for it. */
function signalled(io: Io, stop: () => void) {
  let first: Signal | undefined;
  let tell: (() => void) | undefined;
  const silence = io.onSignal((signal) => {
    first ??= signal;
    stop();
    tell?.();
  });
  const came = () => new Promise<void>((done) => (first === undefined ? (tell = done) : done()));
  return { signal: () => first, came, silence };
}
