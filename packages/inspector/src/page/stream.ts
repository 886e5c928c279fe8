export type Link = "connecting" | "open" | "cut" | "none";

/** Numbers are given by the server, from 1, anew in each of its runs. */
export interface Streamed {
  readonly run: string;
  readonly text: string;
}

/** The messages of our own server, each once: after a break the browser asks for what came after the last one. */
export function listenToStream(heard: (streamed: Streamed) => void, changed: (link: Link) => void): void {
  const source = new EventSource("events");
  const seen = new Map<string, number>();
  let wasOpen = false;
  source.addEventListener("open", () => {
    wasOpen = true;
    changed("open");
  });
  source.addEventListener("error", () => {
    // A page that is hosted as files has no such server, and the browser does not ask again.
    changed(source.readyState === EventSource.CLOSED ? "none" : wasOpen ? "cut" : "connecting");
  });
  source.addEventListener("message", ({ lastEventId, data }) => {
    const [run = "", n = ""] = lastEventId.split(" ");
    if (Number(n) <= (seen.get(run) ?? 0)) return;
    seen.set(run, Number(n));
    heard({ run, text: String(data) });
  });
}
