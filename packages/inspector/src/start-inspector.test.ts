import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { gameMachine } from "@serpentine/machine";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { buildPage } from "./browser/build-page.ts";
import { input } from "./browser/game.ts";
import { pagePolicy } from "./headers.ts";
import { pageFolder } from "./page-files.ts";
import type { Inspector } from "./start-inspector.ts";
import { startInspector } from "./start-inspector.ts";

let inspector: Inspector;
beforeAll(buildPage);
beforeEach(async () => {
  inspector = await startInspector({ now: () => 7 });
});
afterEach(() => inspector.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Asks as it stands: `fetch` would tidy the path and name the host by itself. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET", until?: string): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = request(
      { host: "127.0.0.1", port: new URL(inspector.url).port, path, headers, method },
      (response) => {
        let text = "";
        const end = () => done({ status: response.statusCode, headers: response.headers, text });
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
          if (until === undefined || !text.includes(until)) return;
          end();
          asked.destroy();
        });
        response.on("end", end);
      },
    );
    asked.on("error", failed).end();
  });
}

const ids = (text: string) => [...text.matchAll(/^id: \S+ (\d+)$/gm)].map(([, n]) => Number(n));

describe("the files", () => {
  test.for([
    ["/", "text/html; charset=utf-8"],
    ["/index.html?x=1", "text/html; charset=utf-8"],
    ["/style/theme.css", "text/css; charset=utf-8"],
    ["/dist/page/main.js", "text/javascript; charset=utf-8"],
    ["/icon.svg", "image/svg+xml"],
  ] as const)("%s is served as %s", async ([path, type]) => {
    const { status, headers, text } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": type,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(headers["content-security-policy"]).toBe(
      `${pagePolicy}; frame-ancestors 'self' http://localhost:* http://127.0.0.1:*`,
    );
    expect(text.length).toBeGreaterThan(100);
    expect(await ask(path, {}, "HEAD")).toMatchObject({ status: 200, text: "", headers: { "content-type": type } });
  });

  test.for([
    "/../package.json",
    "/%2e%2e/package.json",
    "//etc/passwd",
    "/dist/page.tsbuildinfo",
    "/dist/plain.d.ts",
    "/x",
  ])("%s is not there", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
  });

  test("the page has the policy of the header", () => {
    expect(readFileSync(new URL("index.html", pageFolder), "utf8")).toContain(`content="${pagePolicy}"`);
  });
});

describe("who may ask, and how", () => {
  test.for(["evil.example", "evil.example:80", "127.0.0.1", "localhost.evil.example"])(
    "not under the name %s",
    async (host) => {
      expect(await ask("/", { Host: host })).toMatchObject({ status: 421 });
      expect(await ask("/events", { Host: host })).toMatchObject({ status: 421 });
    },
  );
  test("under the name localhost, with its port", async () => {
    expect(await ask("/", { Host: `localhost:${new URL(inspector.url).port}` })).toMatchObject({ status: 200 });
  });
  test.for(["POST", "PUT", "DELETE", "OPTIONS"])("not to %s", async (method) => {
    expect(await ask("/", {}, method)).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  });
  test("no other site's page gets the events", async () => {
    expect(await ask("/events", { "Sec-Fetch-Site": "cross-site" })).toMatchObject({ status: 403 });
    expect((await ask("/events", { "Sec-Fetch-Site": "same-origin" }, "GET", "retry")).status).toBe(200);
  });
  test("only this computer", async () => {
    const { port } = new URL(inspector.url);
    const refused = await new Promise((done) => {
      connect(Number(port), "127.0.0.2")
        .on("connect", () => done("connected"))
        .on("error", () => done("refused"));
    });
    expect(refused).toBe("refused");
  });
});

describe("the stream", () => {
  test("tells whoever comes late everything, and whoever comes back what they missed", async () => {
    const actor = createActor(gameMachine, { input, inspect: inspector.inspect }).start();
    actor.send({ type: "roll" });
    const all = await ask("/events", {}, "GET", " 5\ndata");
    expect(all.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(ids(all.text)).toEqual([1, 2, 3, 4, 5]);
    expect(all.text).toContain('"createdAt":"7"');
    const [run = ""] = /(?<=^id: )\S+/m.exec(all.text) ?? [];
    const back = ask("/events", { "Last-Event-ID": `${run} 4` }, "GET", " 6\ndata");
    actor.send({ type: "roll" });
    expect(ids((await back).text)).toEqual([5, 6]);
  });
  test("takes a number of another run for none", async () => {
    createActor(gameMachine, { input, inspect: inspector.inspect });
    expect(ids((await ask("/events", { "Last-Event-ID": "other 9" }, "GET", "data:")).text)).toEqual([1]);
  });
});

test("a port that is taken is an error, and close can be called twice", async () => {
  await expect(startInspector({ port: Number(new URL(inspector.url).port) })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  await inspector.close();
  await inspector.close();
  createActor(gameMachine, { input, inspect: inspector.inspect }).start();
  await expect(ask("/")).rejects.toThrow("ECONNREFUSED");
});
