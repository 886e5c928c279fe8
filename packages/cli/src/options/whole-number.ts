/** Plain digits as a number, blanks around them left out; undefined for anything else, `1e3` and `+3` among it. */
export function wholeNumber(typed: string): number | undefined {
  const digits = typed.trim();
  if (!/^(?:0|[1-9][0-9]{0,15})$/.test(digits)) return undefined;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : undefined;
}
