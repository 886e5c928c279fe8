/** A bot: looks whose go it is, and rolls when it is its own. It sees what every client sees, and no more. */
import { type GameState, nextPlayer } from "@serpentine/core";

/** Plays for one player until the game is over; how many turns that took. */
export async function playFor(player: string, token: string, url: string): Promise<number> {
  for (let turns = 0; ; ) {
    const state = (await (await fetch(`${url}/state`)).json()) as GameState;
    if (state.status === "over") return turns;
    if (nextPlayer(state) !== player) {
      await new Promise((waited) => setTimeout(waited, 5));
      continue;
    }
    const answer = await fetch(`${url}/roll`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
    if (answer.ok) turns += 1;
  }
}
