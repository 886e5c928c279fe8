import { ccc2003_100 } from "./ccc2003-100.ts";
import { chutes_100_47 } from "./chutes-100-47.ts";
import { chutes_100_48 } from "./chutes-100-48.ts";
import { codewars_100 } from "./codewars-100.ts";
import { codewars_100_no87 } from "./codewars-100-no87.ts";
import { garden_36 } from "./garden-36.ts";
import { kata1_30 } from "./kata1-30.ts";
import { kata2_64 } from "./kata2-64.ts";
import { kata3_100 } from "./kata3-100.ts";
import { lc909_36 } from "./lc909-36.ts";
import { lc909_49_chains } from "./lc909-49-chains.ts";
import { leiterli_100_zero_based } from "./leiterli-100-zero-based.ts";
import { machinecoding_100 } from "./machinecoding-100.ts";
import { nepal_72 } from "./nepal-72.ts";
import { nine_81 } from "./nine-81.ts";
import { norway_90 } from "./norway-90.ts";
import { ocaml2_100_zero_based } from "./ocaml2-100-zero-based.ts";
import { ocaml3_64_zero_based } from "./ocaml3-64-zero-based.ts";
import { ocaml4_64_zero_based } from "./ocaml4-64-zero-based.ts";
import type { PublishedBoard } from "./published-board.ts";
import { rosetta_100 } from "./rosetta-100.ts";
import { sparse_100 } from "./sparse-100.ts";
import { swift_25 } from "./swift-25.ts";
import { thrill_100 } from "./thrill-100.ts";
import { xml_25 } from "./xml-25.ts";

/** Every board of this package, by its name. A new board is a new file and one line here. */
export const boards = {
  "ccc2003-100": ccc2003_100,
  "chutes-100-47": chutes_100_47,
  "chutes-100-48": chutes_100_48,
  "codewars-100": codewars_100,
  "codewars-100-no87": codewars_100_no87,
  "garden-36": garden_36,
  "kata1-30": kata1_30,
  "kata2-64": kata2_64,
  "kata3-100": kata3_100,
  "lc909-36": lc909_36,
  "lc909-49-chains": lc909_49_chains,
  "leiterli-100-zero-based": leiterli_100_zero_based,
  "machinecoding-100": machinecoding_100,
  "nepal-72": nepal_72,
  "nine-81": nine_81,
  "norway-90": norway_90,
  "ocaml2-100-zero-based": ocaml2_100_zero_based,
  "ocaml3-64-zero-based": ocaml3_64_zero_based,
  "ocaml4-64-zero-based": ocaml4_64_zero_based,
  "rosetta-100": rosetta_100,
  "sparse-100": sparse_100,
  "swift-25": swift_25,
  "thrill-100": thrill_100,
  "xml-25": xml_25,
} as const satisfies { readonly [name: string]: PublishedBoard };

export type BoardName = keyof typeof boards;

/** The board of that name; undefined if there is none. */
export function boardNamed(name: string): PublishedBoard | undefined {
  return Object.hasOwn(boards, name) ? boards[name as BoardName] : undefined;
}
