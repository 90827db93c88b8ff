/** A part of an item of `lib`, as JSON. */
export type LibItem = Record<string, unknown>;

/** Two parts of an item as one; where both have a value the second wins. */
export function mergeItems(base: LibItem, item: LibItem): LibItem {
  const merged = { ...base };
  for (const [key, value] of Object.entries(item)) {
    const old = base[key];
    merged[key] =
      isObject(old) && isObject(value) ? mergeItems(old, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is LibItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
