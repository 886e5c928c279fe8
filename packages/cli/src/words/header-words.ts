import type { LogHeader } from "@serpentine/log";
import { visible } from "../text/visible.ts";

/** Which log it is, as a sentence. */
export function headerWords({ id, created, by }: LogHeader): string {
  return `Log: ${visible(id)}, begun ${visible(created)}${by === undefined ? "" : ` by ${visible(by)}`}.`;
}
