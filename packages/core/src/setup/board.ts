import type { Effect, Game, Jump, Path, Square } from "../vocabulary/vocabulary.ts";
import type { Asked } from "./asked.ts";
import { kindOf } from "./asked.ts";
import { readable } from "./readable.ts";
import { checkSquares } from "./squares.ts";

const keys = ["size", "jumps", "snakes", "ladders", "start", "rows", "columns", "image", "squares"] as const;

export interface CheckedBoard {
  /** Undefined when nothing of it could be read. */
  readonly board: Game["board"] | undefined;
  /** Where each jump of the board stood in the setup, so that later checks can name the place. */
  readonly places: readonly Path[];
}

export function checkBoard(asked: Asked, value: unknown): CheckedBoard {
  const board = value === undefined ? asked.add("missing", [], "board") : asked.object(value, ["board"], keys);
  if (board === undefined) return { board, places: [] };
  const size =
    board.size === undefined ? asked.add("missing", ["board"], "size") : asked.whole(board.size, ["board", "size"], 2);
  const start = checkStart(asked, board.start);
  const starts = new Map<Square, Jump>();
  const placed = (["jumps", "snakes", "ladders"] as const).flatMap((key) => {
    return board[key] === undefined ? [] : checkJumps(asked, key, board[key], size, starts);
  });
  const squares: { [square: string]: Effect } =
    board.squares === undefined ? {} : checkSquares(asked, board.squares, { size, start: start ?? 0, starts });
  const rows = side(asked, board.rows, "rows");
  const columns = side(asked, board.columns, "columns");
  if (size !== undefined && rows !== undefined && columns !== undefined && rows * columns !== size) {
    asked.add("wrongArea", ["board", "rows"], rows, columns, size);
  }
  const image = board.image === undefined ? undefined : asked.text(board.image, ["board", "image"]);
  const read = {
    size,
    jumps: placed.map(({ jump }) => jump),
    start,
    ...(rows === undefined ? {} : { rows }),
    ...(columns === undefined ? {} : { columns }),
    ...(image === undefined ? {} : { image }),
    squares,
  };
  return { board: readable<Game["board"]>(read, ["size", "start"]), places: placed.map(({ place }) => place) };
}

function checkStart(asked: Asked, value: unknown): 0 | 1 | undefined {
  if (value === undefined || value === 0) return 0;
  return value === 1 ? 1 : asked.add("notAStart", ["board", "start"], value);
}

function side(asked: Asked, value: unknown, key: "rows" | "columns"): number | undefined {
  return value === undefined ? undefined : asked.whole(value, ["board", key], 1);
}

function checkJumps(
  asked: Asked,
  key: "jumps" | "snakes" | "ladders",
  value: unknown,
  size: number | undefined,
  starts: Map<Square, Jump>,
): readonly { readonly jump: Jump; readonly place: Path }[] {
  const list = asked.list(value, ["board", key]) ?? [];
  return list.flatMap((item, index) => {
    const at: Path = ["board", key, index];
    const jump = readJump(asked, item, at);
    if (jump === undefined) return [];
    const { from, to } = jump;
    if (size !== undefined) {
      if (from === size) asked.add("jumpFromHome", at, from, to);
      for (const end of [from, to]) {
        if (end < 1 || end > size) asked.add("offBoard", at, end, 1, size);
      }
    }
    if (from === to) asked.add("jumpToItself", at, from);
    else if (key === "snakes" && to > from) asked.add("snakeGoesUp", at, from, to);
    else if (key === "ladders" && to < from) asked.add("ladderGoesDown", at, from, to);
    const other = starts.get(from);
    if (other === undefined) starts.set(from, jump);
    else asked.add("repeatedStart", at, from, other.to, to);
    // A wrong jump stays in the list, so that the checks of the whole board can still be asked.
    return from === to ? [] : [{ jump, place: at }];
  });
}

/** `[from, to]`, or an object with an optional colour. */
function readJump(asked: Asked, value: unknown, at: Path): Jump | undefined {
  const kind = kindOf(value);
  if (kind === "list") {
    const pair = asked.list(value, at);
    if (pair === undefined) return undefined;
    if (pair.length !== 2) return asked.add("notAJump", at, value);
    const from = anyWhole(asked, pair[0], [...at, 0]);
    const to = anyWhole(asked, pair[1], [...at, 1]);
    return from === undefined || to === undefined ? undefined : { from, to };
  }
  if (kind === "other") return asked.add("notAJump", at, value);
  const jump = asked.object(value, at, ["from", "to", "color"]);
  if (jump === undefined) return undefined;
  const end = (key: "from" | "to") => {
    if (jump[key] === undefined) return asked.add("missing", at, key);
    return anyWhole(asked, jump[key], [...at, key]);
  };
  const [from, to] = [end("from"), end("to")];
  const color = jump.color === undefined ? undefined : asked.text(jump.color, [...at, "color"]);
  if (from === undefined || to === undefined) return undefined;
  return color === undefined ? { from, to } : { from, to, color };
}

/** Whole first; whether it is on the board is asked, and reported, with the board's size. */
function anyWhole(asked: Asked, value: unknown, at: Path): number | undefined {
  return asked.whole(value, at, Number.MIN_SAFE_INTEGER);
}
