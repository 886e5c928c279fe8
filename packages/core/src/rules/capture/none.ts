/** Tokens share a square. */
export function none(): readonly [] {
  return [];
}
