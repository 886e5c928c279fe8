import { type Check, families, type Path, type Problem, type RuleChoice } from "@serpentine/core";
import type { Edition, Span } from "./edition.ts";

/** What an edition fixes and what it lets a setup choose, as checks. */
export function limitsOf(edition: Edition): readonly Check[] {
  const { name, choices, diceAllowed } = edition;
  const asksFor = (what: string, path: Path): Problem => ({ code: "edition", path, values: [name, what] });
  const within = (count: number, span: Span, path: Path, what = "") => {
    return isWithin(count, span) ? [] : [asksFor(`${spanText(span)}${what}`, path)];
  };

  const squares: Check = ({ board }) => within(board.size, edition.squares, ["board", "size"], " squares");
  const plainBoard: Check = ({ board }) => [
    ...(board.start === 0 ? [] : [asksFor("tokens that begin off the board", ["board", "start"])]),
    ...(Object.keys(board.squares).length === 0 ? [] : [asksFor("squares without effects", ["board", "squares"])]),
  ];
  const players: Check = (game) => within(game.players.length, edition.players, ["players"], " players");
  const dice: Check = ({ dice: { count, faces, weights } }) => [
    ...within(count, diceAllowed.count, ["dice", "count"]),
    ...within(faces, diceAllowed.faces, ["dice", "faces"]),
    ...(weights === undefined || diceAllowed.weights ? [] : [asksFor("fair dice", ["dice", "weights"])]),
  ];
  const rules: Check = (game) =>
    families.flatMap((family) => {
      const allowed = choices[family] ?? [edition.rules[family]];
      if (allowed === "any") return [];
      const words = allowed.map(choiceText);
      if (words.includes(choiceText(game.rules[family]))) return [];
      return [asksFor(words.join(" or "), ["rules", family])];
    });

  return [squares, plainBoard, players, dice, rules];
}

function isWithin(count: number, { least, most }: Span): boolean {
  return count >= least && (most === undefined || count <= most);
}

function spanText({ least, most }: Span): string {
  if (most === undefined) return `${least} or more`;
  return least === most ? `exactly ${least}` : `${least} to ${most}`;
}

/** The same for the same choice, in whatever order its parameters stand. */
function choiceText(choice: RuleChoice): string {
  if (typeof choice === "string") return choice;
  const parameters = Object.entries(choice).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return parameters.toSorted((one, other) => (one < other ? -1 : 1)).join(", ");
}
