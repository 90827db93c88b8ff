/** The items whose turn it is: a slice of the list, which moves on and begins again. */
export function takeTurns<T>(
  items: readonly T[],
  count: number,
  turn: number,
): T[] {
  const start = (turn * count) % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count);
}
