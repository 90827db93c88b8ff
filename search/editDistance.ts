/**
 * How many letters must be changed, added, dropped, or swapped with their
 * neighbor to turn a word into a term, or into the start of one, since a reader
 * may still be typing. `limit + 1` means more than the limit.
 */
export function editDistance(
  word: string,
  term: string,
  limit: number,
): { whole: number; start: number } {
  const tooFar = limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: term.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= term.length; column++) {
      const isSame = word[row - 1] === term[column - 1];
      let cost = Math.min(
        (above[column - 1] ?? tooFar) + (isSame ? 0 : 1),
        (above[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        word[row - 1] === term[column - 2] &&
        word[row - 2] === term[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? tooFar) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return { whole: tooFar, start: tooFar };
    before = above;
    above = current;
  }
  return {
    whole: Math.min(above[term.length] ?? tooFar, tooFar),
    start: Math.min(...above, tooFar),
  };
}
