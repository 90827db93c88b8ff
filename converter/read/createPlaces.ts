import type { Place } from './ConfigFile.ts';

/** Finds the line and column of offsets in a text. */
export function createPlaces(
  text: string,
): (range: { from: number; to: number }) => Place {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return ({ from, to }) => {
    let line = 1;
    for (let low = 0, high = starts.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) > from) high = middle;
      else low = line = middle + 1;
    }
    return { line, column: from - (starts[line - 1] ?? 0) + 1, from, to };
  };
}
