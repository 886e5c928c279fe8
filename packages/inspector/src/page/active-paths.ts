import type { Json } from "../plain.ts";

/** The paths of a state value: "over"; "playing.turns" for `{ playing: "turns" }`; several for parallel states. */
export function activePaths(value: Json | undefined): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const paths = activePaths(below);
    return paths.length === 0 ? [key] : paths.map((path) => `${key}.${path}`);
  });
}
