import type { Path, Player } from "../vocabulary/vocabulary.ts";
import type { Asked } from "./asked.ts";
import { kindOf } from "./asked.ts";
import { readable } from "./readable.ts";

const path: Path = ["players"];

/** Nothing a reader could see: white space, control characters, and what Unicode tells a screen to leave out. */
const invisible = /[\s\p{Control}\p{Default_Ignorable_Code_Point}]/gu;

/** Names compared as people see them: NFC, without blanks at the ends. */
export function nameKept(name: string): string {
  return name.normalize("NFC").trim();
}

export function checkPlayers(asked: Asked, value: unknown): readonly Player[] | undefined {
  if (value === undefined) return asked.add("missing", [], "players");
  const list = asked.list(value, path, 10_000);
  if (list === undefined) return undefined;
  if (list.length === 0) asked.add("tooFew", path, 0, 1);
  const places = new Map<string, number>();
  return list.map((item, index) => {
    const player = checkPlayer(asked, item, [...path, index]);
    if (player === undefined) return readable<Player>({}, ["name"]);
    const first = places.get(player.name);
    if (first === undefined) places.set(player.name, index);
    else asked.add("repeatedName", [...path, index], player.name, first);
    return player;
  });
}

function checkPlayer(asked: Asked, value: unknown, at: Path): Player | undefined {
  if (typeof value === "string") return named(asked, value, at);
  if (kindOf(value) !== "object") return asked.add("notText", at, value);
  const player = asked.object(value, at, ["name", "color"]);
  if (player === undefined) return undefined;
  if (player.name === undefined) return asked.add("missing", at, "name");
  const name = asked.text(player.name, [...at, "name"]);
  const color = player.color === undefined ? undefined : asked.text(player.color, [...at, "color"]);
  const checked = name === undefined ? undefined : named(asked, name, [...at, "name"]);
  if (checked === undefined) return undefined;
  return color === undefined ? checked : { ...checked, color };
}

function named(asked: Asked, name: string, at: Path): Player | undefined {
  const kept = nameKept(name);
  if (kept.replace(invisible, "") === "") return asked.add("blankName", at, name);
  return { name: kept };
}
