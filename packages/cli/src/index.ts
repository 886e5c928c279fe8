export { main } from "./main.ts";
export type { Input, Io, Output, Signal } from "./terminal/io.ts";
