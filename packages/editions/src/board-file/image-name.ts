import { isPrintable } from "./printable.ts";

/** What leads out of a folder, into a drive, an address or another part of one, or is no name on some system. */
const forbidden = /[/\\:%?#*"<>|]/;

/**
 * A plain file name that ends in .jpg or .png, in capitals or not. The picture lies beside its board file, so
 * nothing that could lead elsewhere is a name, and nothing that cannot be seen is in it.
 */
export function isImageName(name: string): boolean {
  return isPrintable(name) && !forbidden.test(name) && !name.includes("..") && /[^.]\.(?:jpg|png)$/i.test(name);
}
