/** Plain ASCII digits: no sign, no exponent, no zero in front, nothing behind; null for anything else. */
export function wholeNumber(text: string): number | null {
  if (!/^(?:0|[1-9][0-9]{0,15})$/.test(text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}
