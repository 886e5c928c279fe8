import type { Path, Problem } from "@serpentine/core";
import { show } from "@serpentine/core";
import type { LogProblemCode } from "../log-problem.ts";

/** What does not fit, and where in the value. */
export interface Fault {
  readonly code: LogProblemCode;
  readonly path: Path;
  readonly values: readonly (string | number)[];
  readonly cause?: Problem;
}

/** Undefined for a value that fits. */
export type Fits<Around = void> = (value: unknown, around: Around) => Fault | undefined;

export function fault(code: LogProblemCode, ...values: readonly unknown[]): Fault {
  return { code, path: [], values: values.map(show) };
}

/** The same fault, seen from further out. */
export function inside(step: string | number, found: Fault | undefined): Fault | undefined {
  return found && { ...found, path: [step, ...found.path] };
}

export function text(value: unknown): Fault | undefined {
  return typeof value === "string" ? undefined : fault("notText", value);
}

export function textOfSome(value: unknown): Fault | undefined {
  return value === "" ? fault("notText", value) : text(value);
}

/** A day and a time with its zone; how long a month is, nobody asks. */
const time =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

export function timeText(value: unknown): Fault | undefined {
  return typeof value === "string" && time.test(value) ? undefined : fault("notATime", value);
}

export function hashText(value: unknown): Fault | undefined {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value) ? undefined : fault("notAHash", value);
}

/** −0 is none: through JSON it would come back as 0. */
export function whole(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): Fault | undefined {
  const fits = Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
  return fits && !Object.is(value, -0) ? undefined : fault("notWhole", value, least, most);
}

export function oneOf(value: unknown, allowed: readonly unknown[]): Fault | undefined {
  return allowed.includes(value) ? undefined : fault("notOneOf", value, ...allowed);
}

/** The first item that does not fit is the fault. */
export function listOf<Around>(item: Fits<Around>): Fits<Around> {
  return (value, around) => {
    if (!Array.isArray(value)) return fault("notAList", value);
    for (let index = 0; index < value.length; index += 1) {
      const found = item(value[index], around);
      if (found !== undefined) return inside(index, found);
    }
    return undefined;
  };
}

/** An object as it came out of JSON. */
export interface Found {
  readonly [key: string]: unknown;
}

export function isObject(value: unknown): value is Found {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
