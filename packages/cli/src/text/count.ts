const plain = new Intl.NumberFormat("en-US");

/** `1 square`, `2 squares`, `10,000 turns`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${plain.format(amount)} ${amount === 1 ? one : many}`;
}

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cy`. */
export function list(items: readonly (string | number)[], last = "and"): string {
  if (items.length <= 1) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}
