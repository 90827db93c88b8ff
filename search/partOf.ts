/**
 * The part of an index with the terms a word could match: all those with the
 * same first character. `starts` has the first character of each part.
 */
export function partOf(word: string, starts: readonly string[]): number {
  const [first = ''] = word;
  let part = 0;
  while (part + 1 < starts.length && (starts[part + 1] ?? '') <= first) part++;
  return part;
}
