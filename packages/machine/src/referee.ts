import type { Rulebook } from "@serpentine/core";
import type { GameMachineContext, GameMachineEvent } from "./game-events.ts";
import type { Ruling } from "./ruling.ts";
import { ruleOf } from "./ruling.ts";

/** What the guards and actions of a machine ask. Nothing here throws, whatever context and event are. */
export interface Referee {
  /** For guards: rules anew each time, for an event is only as constant as its sender leaves it. */
  judge(context: GameMachineContext, event: GameMachineEvent): Ruling;
  /** For the action that records: what becomes of the context under the ruling that the guard had. */
  record(context: GameMachineContext, event: GameMachineEvent): Partial<GameMachineContext>;
  /** For the action that tells: the ruling that was recorded, or the refusal. */
  ruling(context: GameMachineContext, event: GameMachineEvent): Ruling;
  /** For the end of a step: did the event leave the context as it was, because it was refused? */
  wasRefused(context: GameMachineContext, event: GameMachineEvent): boolean;
}

/**
 * A step is: guards, `record`, `tell`, then the question whether the event was refused. Listeners hear of it when it is
 * over, but from `record` on an inspector is shown what happens, and it may ask `can`, change the event object, or send
 * to another actor of the same machine. So what was recorded is remembered with the part of the context it made.
 */
export function refereeOf(rulebook: Rulebook): Referee {
  const rule = ruleOf(rulebook);
  let latest: { readonly context: unknown; readonly event: unknown; readonly ruling: Ruling } | undefined;
  const recorded = new WeakMap<object, { readonly event: unknown; readonly ruling: Ruling }>();

  function judge(context: GameMachineContext, event: GameMachineEvent): Ruling {
    const ruling = rule(context, event);
    latest = { context, event, ruling };
    return ruling;
  }

  function atHand(context: GameMachineContext, event: GameMachineEvent): Ruling {
    return latest?.context === context && latest.event === event ? latest.ruling : judge(context, event);
  }

  function recordedIn(context: GameMachineContext, event: GameMachineEvent): Ruling | undefined {
    const found = recorded.get(newPart(context));
    return found?.event === event ? found.ruling : undefined;
  }

  return {
    judge,
    record(context, event) {
      const ruling = atHand(context, event);
      const made = ruling.kind === "recorded" ? { ...context, state: ruling.state } : ruling.context;
      recorded.set(newPart(made), { event, ruling });
      return made;
    },
    ruling: (context, event) => recordedIn(context, event) ?? atHand(context, event),
    wasRefused(context, event) {
      if (isFirst(event)) return false;
      if (recordedIn(context, event) === undefined) return atHand(context, event).kind === "refused";
      // The step is over: the same object may be sent again.
      recorded.delete(newPart(context));
      return false;
    },
  };
}

/** What is a new object in every context that `record` makes: the state or, where there is none, the problems. */
function newPart(context: GameMachineContext | null | undefined): object {
  return context?.state ?? context?.problems ?? nothing;
}

const nothing = {};

/** XState's own event, with which an actor starts; nobody sent it. */
function isFirst({ type }: { readonly type: string }): boolean {
  return type === "xstate.init";
}
