import type { Io } from "./io.ts";
import type { Keys } from "./keys.ts";

/** Waits for Enter; false for the wish to stop. */
export async function wantsNext({ stdout }: Io, keys: Keys): Promise<boolean> {
  stdout.write("Enter shows what happened next, q stops. ");
  const key = await keys.next();
  stdout.write("\n");
  return key === "enter";
}
