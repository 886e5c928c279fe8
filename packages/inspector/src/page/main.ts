import { readMessage } from "./read-message.ts";
import { screen } from "./screen.ts";
import { makeSeen } from "./seen.ts";
import type { Link } from "./stream.ts";
import { listenToStream } from "./stream.ts";
import { listenToWindows } from "./windows.ts";

const seen = makeSeen();
let malformed = 0;
let link: Link = "connecting";
let isDisconnected = false;

function take(channel: string, data: unknown): void {
  const heard = readMessage(data);
  if (heard === undefined) malformed += 1;
  else seen.take(channel, heard);
  draw();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const window = listenToWindows((data) => {
  const type = typeof data === "object" && data !== null && "type" in data ? data.type : undefined;
  if (type === "@statelyai.disconnected") isDisconnected = true;
  if (typeof type === "string" && type.startsWith("@statelyai.")) return draw();
  isDisconnected = false;
  take("window", data);
});

const { draw } = screen(seen, () => ({ malformed, link: linkText(), state: window === undefined ? link : "open" }));
draw();

listenToStream(
  ({ run, text }) => take(run, parsed(text)),
  (now) => {
    link = now;
    draw();
  },
);

function linkText(): string {
  const windows = { opener: "Told by the window that opened this page", parent: "Told by the page around this one" };
  if (window !== undefined) return isDisconnected ? "The other window has stopped telling" : windows[window];
  if (link === "open") return "Connected";
  if (link === "cut") return "The program has ended; looking for it again…";
  return link === "connecting" ? "Connecting…" : "Nobody opened or framed this page";
}
