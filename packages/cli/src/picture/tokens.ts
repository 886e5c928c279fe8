import type { Game } from "@serpentine/core";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A letter for each seat: the players' initials if these differ, else A, B, C …; a star where the letters end. */
export function tokensOf({ players }: Game): string[] {
  const initials = players.map(({ name }) => name.charAt(0).toUpperCase());
  if (initials.every((letter) => /^[A-Z]$/.test(letter)) && new Set(initials).size === players.length) return initials;
  return players.map((_player, seat) => letters.charAt(seat) || "*");
}
