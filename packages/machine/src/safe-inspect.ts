import type { InspectionEvent } from "xstate";

/** What XState takes as `inspect`: a function, or an object with `next`. */
export type InspectionObserver = ((event: InspectionEvent) => void) | { next?: (event: InspectionEvent) => void };

/**
 * For `createActor(machine, { inspect: safeInspect(observer) })`. XState calls its inspectors in the middle of its own
 * work: one that throws makes `send` lose the event, or stops the actor for good. Here what is thrown (or rejected, by
 * one that is async) goes to `onError`, if there is one, and no further.
 */
export function safeInspect(
  observer: InspectionObserver,
  onError?: (error: unknown) => void,
): (event: InspectionEvent) => void {
  const report = (error: unknown): void => {
    try {
      onError?.(error);
    } catch {
      // There is nobody left to tell.
    }
  };
  return (event) => {
    try {
      const result: unknown = typeof observer === "function" ? observer(event) : observer.next?.(event);
      if (result instanceof Promise) result.catch(report);
    } catch (error) {
      report(error);
    }
  };
}
