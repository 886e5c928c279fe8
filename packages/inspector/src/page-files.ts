import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";

/** The built page, as a file URL: index.html and what it loads. Any server of static files can host it. */
export const pageFolder: URL = new URL("../page/", import.meta.url);

export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const types: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Every file of the page by the path it is asked for. Read once: no request reaches the file system. */
export function readPage(folder: URL = pageFolder): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = name.replaceAll("\\", "/");
    const type = types[extname(path)];
    if (type !== undefined) files.set(`/${path}`, { type, bytes: readFileSync(new URL(path, folder)) });
  }
  const index = files.get("/index.html");
  if (index === undefined || !files.has("/dist/page/main.js")) {
    throw new Error("the inspector's page has not been built: run `tsc -b` first");
  }
  return files.set("/", index);
}
