/**
 * A game on a server, with dice that nobody can see and nobody can change: the seed is drawn and kept here, its
 * SHA-256 is in the log from the start, and the seal shows it when the game is over. check_seal.py proves it afterwards.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type GameEvent, nextPlayer, refusalText } from "@serpentine/core";
import { diceFrom, newSeed, seal } from "@serpentine/dice";
import { entryLine, headerLine, makeHeader, sealLine } from "@serpentine/log";
import { gameMachine } from "@serpentine/machine";
import { createActor } from "xstate";

export interface GameServer {
  readonly url: string;
  /** One secret a player: whoever knows it may roll for them. */
  readonly tokens: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

const now = () => new Date().toISOString();

/** `POST /roll` with `Authorization: Bearer <token>`; `GET /state` and `GET /log` for everybody. Loopback only. */
export async function startGameServer(setup: { board: { size: number }; players: string[] }): Promise<GameServer> {
  const seed = newSeed();
  const source = seal(seed);
  const actor = createActor(gameMachine, { input: { setup, source } });
  const tokens = new Map(setup.players.map((player) => [player, newSeed()]));
  let log = "";
  let entries = 0;
  let said: unknown;

  actor.on("GameStarted", (started) => {
    log = headerLine(
      makeHeader({ id: newSeed(), created: now(), by: "game server", game: started.setup, source: started.source }),
    );
  });
  actor.on("TurnTaken", (event: GameEvent) => {
    entries += 1;
    log += entryLine({ n: entries, at: now(), event });
    said = event;
  });
  actor.on("Refused", ({ refusal }) => {
    said = refusalText(refusal);
  });
  actor.start();

  function game() {
    const { game: checked, state } = actor.getSnapshot().context;
    if (checked === null || state === null) throw new Error("the setup is not valid");
    return { checked, state };
  }
  // The clients know the commitment; only this function knows what the dice will show.
  const hidden = diceFrom({ kind: "seeded", algorithm: source.algorithm, seed }, game().checked.dice);

  function roll(request: IncomingMessage): [status: number, body: unknown] {
    const player = nextPlayer(game().state);
    const known = player !== null && request.headers.authorization === `Bearer ${tokens.get(player)}`;
    if (player !== null && !known) return [403, `it is ${player}'s go`];
    const before = entries;
    actor.send({ type: "roll", dice: hidden(game().state.throws) ?? [] });
    if (game().state.status === "over" && entries > before) log += sealLine(log, seed);
    return [entries > before ? 200 : 409, said];
  }

  function answer(request: IncomingMessage): [status: number, body: unknown] {
    if (request.method === "POST" && request.url === "/roll") return roll(request);
    if (request.method === "GET" && request.url === "/log") return [200, log];
    if (request.method === "GET" && request.url === "/state") return [200, game().state];
    return [404, "there are POST /roll, GET /state and GET /log"];
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const [status, body] = answer(request);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const type = typeof body === "string" ? "text/plain" : "application/json";
    response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" }).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    tokens,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
