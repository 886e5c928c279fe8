import { rankingNames } from "@serpentine/core";
import { logProblemText } from "../log-problem-text.ts";
import type { DiceChecked } from "./dice-of.ts";
import type { Verification } from "./verify.ts";

const diceTexts: { readonly [checked in DiceChecked]: string } = {
  askedAgain: "The dice were asked again and showed the same faces.",
  takenAsGiven: "The dice were not ours: their faces are taken as given.",
  stillSealed: "The dice are sealed: their faces are taken as given until the seal shows the seed.",
};

/** A verification in words, a line for each thing: what was checked, or what does not hold; warnings come last. */
export function verificationText(verification: Verification): string {
  const words = verification.ok ? wordsOf(verification) : verification.problems.map(logProblemText);
  return [...words, ...verification.warnings.map((warning) => `warning: ${logProblemText(warning)}`)].join("\n");
}

function wordsOf({ checked, state }: Extract<Verification, { ok: true }>): readonly string[] {
  const { events, turns, throws, dice, seal } = checked;
  return [
    `Every event was decided again and holds: ${count(events, "event")}, ${count(turns, "turn")}, ${count(throws, "throw")}.`,
    dice === "askedAgain" && throws === 0 ? "The dice were not asked: there was no throw." : diceTexts[dice],
    seal === "holds" ? "The seal fits." : "There is no seal: the log is open.",
    overText(state, checked.over),
  ];
}

function overText(state: Parameters<typeof rankingNames>[0], isOver: boolean): string {
  const home = rankingNames(state);
  const ranking = home.length === 0 ? "nobody is home" : `home: ${home.join(", ")}`;
  if (!isOver) return `The game is not over; ${ranking}.`;
  return `The game ${state.aborted ? "was stopped" : "is over"}; ${ranking}.`;
}

function count(many: number, thing: string): string {
  return `${many} ${thing}${many === 1 ? "" : "s"}`;
}
