export interface CountDifference<T> {
  /** More frequent in the source than in the translation. */
  missing: T[];
  /** More frequent in the translation than in the source. */
  extra: T[];
}

/** Compares two lists ignoring order, since word order differs between languages. */
export function compareCounts<T>(
  source: readonly T[],
  translation: readonly T[],
  key: (item: T) => string,
): CountDifference<T> {
  return {
    missing: subtract(source, translation, key),
    extra: subtract(translation, source, key),
  };
}

function subtract<T>(
  from: readonly T[],
  items: readonly T[],
  key: (item: T) => string,
): T[] {
  const left = new Map<string, number>();
  for (const item of items) left.set(key(item), (left.get(key(item)) ?? 0) + 1);
  return from.filter(item => {
    const count = left.get(key(item)) ?? 0;
    left.set(key(item), count - 1);
    return count <= 0;
  });
}
