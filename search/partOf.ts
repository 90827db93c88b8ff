/**
 * How a term begins: pairs of Chinese characters with the same first one are looked up
 * together, other terms with the same two characters.
 */
export function headOf(term: string): string {
  const [first = '', second = ''] = term;
  return /\p{Script=Han}/u.test(first) ? first : first + second;
}

/** The part of an index with the terms that begin like this; `starts` has their heads. */
export function partOf(word: string, starts: readonly string[]): number {
  const head = headOf(word);
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= head) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
