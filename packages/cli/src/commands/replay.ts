import { evolve, initialState } from "@serpentine/core";
import { eventsOf, readLog } from "@serpentine/log";
import { complainOfLog } from "../files/complain-of-log.ts";
import { readLogFile } from "../files/read-log-file.ts";
import { tellGame } from "../telling/tell-game.ts";
import { boardTeller, tableTeller, tellEnd } from "../telling/teller.ts";
import type { Io } from "../terminal/io.ts";
import { openKeys } from "../terminal/keys.ts";
import { wantsNext } from "../terminal/wants-next.ts";
import { headerWords } from "../words/header-words.ts";
import { sourceWords } from "../words/intro.ts";

/** Tells a recorded game, turn by turn, and where it ended. The exit code. */
export async function replay(file: string, { step = false }: { readonly step?: boolean }, io: Io): Promise<number> {
  const bytes = await readLogFile(file, io);
  if (bytes === undefined) return 2;
  const read = readLog(bytes);
  complainOfLog(io, file, read);
  if (!read.ok) return 1;
  const { game, log } = read;
  const events = eventsOf(log);
  tellGame(io, game, [sourceWords(log.header.source), headerWords(log.header)]);
  const asks = step && io.stdin.isTTY === true && io.stdout.isTTY === true;
  const teller = asks ? boardTeller(io, game) : tableTeller(io, game, events.length);
  const keys = asks ? openKeys(io.stdin) : null;
  const silence = io.onSignal(() => keys?.stop());
  let state = initialState(game);
  let turns = 0;
  try {
    teller.begin(state);
    for (const event of events) {
      if (keys !== null && !(await wantsNext(io, keys))) break;
      state = evolve(state, event);
      if (event.type === "TurnTaken") turns += 1;
      teller.event(event, state, turns);
    }
  } finally {
    silence();
    keys?.close();
  }
  tellEnd(io, game, state, turns);
  return 0;
}
