import { visible } from "../text/visible.ts";

/** What a file is called in front of what is said about it. */
export function fileTitle(file: string): string {
  return file === "-" ? "standard input" : visible(file);
}
