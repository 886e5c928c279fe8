export { boardFileProblemText } from "./board-file/board-file-problem-text.ts";
export { type BoardOfFile, boardOf } from "./board-file/board-of.ts";
export { makeBoardFile } from "./board-file/make-board-file.ts";
export { type ParsedBoardFile, parseBoardFile } from "./board-file/parse-board-file.ts";
export {
  type BoardFile,
  type BoardFileProblem,
  type BoardFileProblemCode,
  boardFileProblemCodes,
  type Pair,
} from "./board-file/vocabulary.ts";
export { type BoardName, boardNamed, boards } from "./boards/boards.ts";
export type { PublishedBoard } from "./boards/published-board.ts";
export { checkEdition } from "./editions/check-edition.ts";
export type { Edition, Span } from "./editions/edition.ts";
export { type EditionName, editionNamed, editions } from "./editions/editions.ts";
export { noJumpFromSquareOne } from "./editions/ranking.ts";
export { fiveSnakes, shortLadders, snakeFrom99To36, threeLadders } from "./editions/thrill-checks.ts";
export type { HouseRule } from "./house-rules/house-rule.ts";
export { type HouseRuleName, houseRuleNamed, houseRules } from "./house-rules/house-rules.ts";
