import type { Setup } from "@serpentine/core";

const endings = ["exact", "finish", "bounce"] as const;

export interface ReadConfig {
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly rolls: readonly number[];
}

/**
 * A config of this page as a setup, or null where the page calls it invalid. What a board may be is left to the core;
 * here is what only this page asks for. The core gets the seats as labels, so that names are compared as they are.
 */
export function readConfig(config: unknown): ReadConfig | null {
  try {
    const { size, snakes, ladders, players, rolls, rule, sixAgain } = config as { readonly [key: string]: unknown };
    const names = listOf(players, (name) => typeof name === "string");
    const thrown = listOf(rolls, (roll) => Number.isInteger(roll) && (roll as number) >= 1 && (roll as number) <= 6);
    const ending = endings.find((word) => word === rule);
    const [down, up] = [jumpsFrom(snakes), jumpsFrom(ladders)];
    if (!Number.isSafeInteger(size) || (size as number) < 6) return null;
    if (names === null || names.length < 2 || new Set(names).size < names.length) return null;
    if (thrown === null || thrown.length === 0 || ending === undefined || down === null || up === null) return null;
    const setup: Setup = {
      board: { size: size as number, snakes: down, ladders: up },
      players: names.map((_name, seat) => String(seat)),
      rules: { ending, again: sixAgain === true ? { rolls: [6] } : "never" },
    };
    return { setup, names: names as readonly string[], rolls: thrown as readonly number[] };
  } catch {
    // A getter or proxy that throws: not a config.
    return null;
  }
}

/** A copy, if it is a list of such items. By index, up to the first that is not: no iterator, no list of holes. */
function listOf(value: unknown, allowed: (item: unknown) => boolean): readonly unknown[] | null {
  if (!Array.isArray(value)) return null;
  const { length } = value as readonly unknown[];
  const items: unknown[] = [];
  for (let index = 0; index < length; index += 1) {
    const item: unknown = value[index];
    if (!allowed(item)) return null;
    items.push(item);
  }
  return items;
}

/** Keys arrive as text; only a plain decimal is a square, so that no square has two spellings. */
function jumpsFrom(value: unknown): readonly (readonly [number, number])[] | null {
  if (typeof value !== "object" || value === null) return null;
  const jumps = Object.entries(value);
  if (!jumps.every(([from, to]) => /^[1-9][0-9]{0,15}$/.test(from) && typeof to === "number")) return null;
  return jumps.map(([from, to]) => [Number(from), to as number] as const);
}
