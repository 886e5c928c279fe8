import { doubles } from "./again/doubles.ts";
import { highest } from "./again/highest.ts";
import { never } from "./again/never.ts";
import { rolls as againRolls } from "./again/rolls.ts";
import { none } from "./capture/none.ts";
import { sendToStart } from "./capture/sendToStart.ts";
import { everyoneHome } from "./closing/everyoneHome.ts";
import { firstHome } from "./closing/firstHome.ts";
import { lastStanding } from "./closing/lastStanding.ts";
import { bounce } from "./ending/bounce.ts";
import { exact } from "./ending/exact.ts";
import { finish } from "./ending/finish.ts";
import { freely } from "./entering/freely.ts";
import { rolls as enteringRolls } from "./entering/rolls.ts";
import type { Again, Capture, Closing, Ending, Entering, Jumping, Opening, Penalty, Streak } from "./families.ts";
import { chained } from "./jumping/chained.ts";
import { once } from "./jumping/once.ts";
import { refused } from "./jumping/refused.ts";
import { snakeThenLadder } from "./jumping/snakeThenLadder.ts";
import { highestRoll } from "./opening/highestRoll.ts";
import { listed } from "./opening/listed.ts";
import { forfeit } from "./penalty/forfeit.ts";
import { toStart } from "./penalty/toStart.ts";
import { voidGo } from "./penalty/void.ts";
import { limit } from "./streak/limit.ts";
import { unlimited } from "./streak/unlimited.ts";

/** The table of rule words: family → word → function. `penalty` belongs to a limited streak. */
export interface Rulebook {
  readonly ending: Words<Ending>;
  readonly jumping: Words<Jumping>;
  readonly again: Words<Again>;
  readonly streak: Words<Streak>;
  readonly penalty: Words<Penalty>;
  readonly entering: Words<Entering>;
  readonly capture: Words<Capture>;
  readonly opening: Words<Opening>;
  readonly closing: Words<Closing>;
}

export type Words<Rule> = { readonly [word: string]: Rule };

/** The rules of docs/reference/rules.md. A new rule is a new file and one line here. */
export const standardRulebook = {
  ending: { exact, finish, bounce },
  jumping: { refused, once, chained, snakeThenLadder },
  again: { never, highest, doubles, rolls: againRolls },
  streak: { unlimited, limit },
  penalty: { forfeit, void: voidGo, toStart },
  entering: { freely, rolls: enteringRolls },
  capture: { none, sendToStart },
  opening: { listed, highestRoll },
  closing: { firstHome, lastStanding, everyoneHome },
} as const satisfies Rulebook;

/**
 * A rulebook with more words, or with other functions for words it has; neither the rulebook nor its rules are
 * touched. Throws a TypeError for a family there is not and for a rule that is not a function, because that is a
 * slip in a program, not in a setup.
 */
export function extendRulebook(
  rulebook: Rulebook,
  more: { readonly [family in keyof Rulebook]?: Rulebook[family] },
): Rulebook {
  const extended: Record<string, Words<unknown>> = { ...rulebook };
  for (const [family, words] of Object.entries(more)) {
    if (!Object.hasOwn(rulebook, family)) throw new TypeError(`no family of rules is called ${JSON.stringify(family)}`);
    for (const [word, rule] of Object.entries(words)) {
      if (typeof rule !== "function") throw new TypeError(`${family} ${JSON.stringify(word)} is not a function`);
    }
    extended[family] = { ...extended[family], ...words };
  }
  return extended as unknown as Rulebook;
}
