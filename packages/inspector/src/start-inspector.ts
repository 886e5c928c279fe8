import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { safeInspect } from "@serpentine/machine";
import type { InspectionEvent } from "xstate";
import { headers } from "./headers.ts";
import { makeHistory } from "./history.ts";
import { messageOf } from "./message-of.ts";
import { readPage } from "./page-files.ts";

export interface InspectorOptions {
  /** 0, which is the default, takes any free one. */
  readonly port?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Inspector {
  /** Where the page is: open it in a browser, or hand it to a tool that speaks the protocol. */
  readonly url: string;
  /** For `createActor(machine, { inspect })`; of any number of actors. Never throws. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Ends every connection. What is inspected afterwards is not told. */
  close(): Promise<void>;
}

/** A reader that has fallen this many bytes behind is cut off; it comes back and asks for what it missed. */
const mostBehind = 32_000_000;

/** Serves the page on the loopback and streams to it what `inspect` is told. Rejects where the port is taken. */
export async function startInspector({ port = 0, now = Date.now }: InspectorOptions = {}): Promise<Inspector> {
  const files = readPage();
  const history = makeHistory();
  const readers = new Set<ServerResponse>();
  // Numbers begin anew with every server: one that starts on the port of another must not be taken for it.
  const run = randomUUID();
  const hosts = new Set<string>();
  const server = createServer(answer);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = "/" } = request;
    // A name that someone else's DNS points at the loopback is a way in for their page.
    if (!hosts.has(request.headers.host ?? "")) return refuse(response, 421, "Ask for 127.0.0.1 or localhost.");
    if (method !== "GET" && method !== "HEAD")
      return refuse(response, 405, "GET and HEAD only.", { Allow: "GET, HEAD" });
    const path = url.split("?")[0] ?? "/";
    if (path === "/events") return stream(request, response);
    const file = files.get(path);
    if (file === undefined) return refuse(response, 404, "There is nothing of this name.");
    response.writeHead(200, { ...headers, "Content-Type": file.type, "Content-Length": file.bytes.length });
    response.end(method === "HEAD" ? undefined : file.bytes);
  }

  function stream(request: IncomingMessage, response: ServerResponse): void {
    const site = request.headers["sec-fetch-site"] ?? "none";
    if (site !== "same-origin" && site !== "none") return refuse(response, 403, "For the inspector's own page.");
    response.writeHead(200, { ...headers, "Content-Type": "text/event-stream; charset=utf-8" });
    if (request.method === "HEAD") return void response.end();
    response.write("retry: 1000\n\n");
    for (const { n, text } of history.after(seenBy(request, run))) response.write(told(run, n, text));
    readers.add(response);
    response.on("close", () => readers.delete(response));
  }

  const inspect = safeInspect((event: InspectionEvent) => {
    const message = messageOf(event, now());
    if (message === undefined) return;
    const text = JSON.stringify(message);
    const n = history.add(text, message.type === "@xstate.actor" ? message.sessionId : undefined);
    for (const reader of readers) {
      if (reader.writableLength > mostBehind) reader.destroy();
      else reader.write(told(run, n, text));
    }
  });

  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", listening);
  });
  const at = (server.address() as AddressInfo).port;
  for (const name of ["127.0.0.1", "localhost"]) hosts.add(`${name}:${at}`).add(at === 80 ? name : `${name}:${at}`);

  return {
    url: `http://127.0.0.1:${at}/`,
    inspect,
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** One event of the stream. JSON has no line breaks of its own. */
function told(run: string, n: number, text: string): string {
  return `id: ${run} ${n}\ndata: ${text}\n\n`;
}

/** The number that a reader who comes back has seen last; 0 for a new one, and for one from another server. */
function seenBy(request: IncomingMessage, run: string): number {
  const [of, n] = String(request.headers["last-event-id"] ?? "").split(" ");
  return of === run ? Number(n) || 0 : 0;
}

function refuse(response: ServerResponse, status: number, text: string, more: { Allow?: string } = {}): void {
  response.writeHead(status, { ...headers, ...more, "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
