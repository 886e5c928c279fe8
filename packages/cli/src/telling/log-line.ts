import type { Io } from "../terminal/io.ts";
import { visible } from "../text/visible.ts";

/** The last line of every game: where its log is, and a command that replays it. */
export function logLine({ program }: Pick<Io, "program">, file: string): string {
  return `Log: ${visible(file)} - replay it with: ${program} replay ${visible(shellWord(file))}`;
}

/** A file name as a shell takes it for one word that is no option. */
function shellWord(file: string): string {
  const name = file.startsWith("-") ? `./${file}` : file;
  return /^[\w./:@%+,=\\-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
