// A web page of somebody who uses the official browser inspector and points it at our page. Bundled for the tests.
import { gameMachine } from "@serpentine/machine";
import { createBrowserInspector } from "@statelyai/inspect";
import { createActor } from "xstate";
import { input } from "../game.ts";

const asked = new URL(location.href).searchParams;
const url = asked.get("url") ?? "";

if (asked.get("how") === "by hand") {
  // No inspector: a test posts to the window what no inspector would.
  Object.assign(window, { opened: window.open(url) });
} else {
  const iframe = asked.get("how") === "iframe" ? document.createElement("iframe") : null;
  if (iframe !== null) {
    Object.assign(iframe.style, { width: "1300px", height: "850px" });
    document.body.append(iframe);
  }
  const { inspect } = createBrowserInspector({ url, iframe });
  if (inspect === undefined) throw new Error("there is no inspector");
  const actor = createActor(gameMachine, { input, inspect }).start();
  Object.assign(window, { roll: () => actor.send({ type: "roll" }) });
}
