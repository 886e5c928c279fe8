import { visible } from "../text/visible.ts";

const words: { readonly [code: string]: string } = {
  ENOENT: "there is no such file or folder.",
  ENOTDIR: "there is no such file or folder.",
  EISDIR: "it is a folder, not a file.",
  EACCES: "this user may not open it.",
  EPERM: "this user may not open it.",
  EROFS: "the disk can only be read.",
  EEXIST: "it is there already.",
  ENAMETOOLONG: "the name is too long.",
  ELOOP: "its links go round in a circle.",
  EMFILE: "too many files are open.",
  ENOSPC: "the disk is full.",
  EFBIG: "the file has grown too large.",
  EIO: "the disk does not answer.",
  ENXIO: "nothing is at its other end.",
};

/** What went wrong with a file, in words. */
export function fileProblem(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && Object.hasOwn(words, code)) return words[code] ?? "";
  return `it cannot be used (${visible(typeof code === "string" ? code : String(error))}).`;
}
