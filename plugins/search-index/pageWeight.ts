/** What the finds on a page are worth beside those on others. */
const weights = {
  /** Its option still works, but another one replaces it. */
  deprecated: 0.75,
  /** It mentions everything, and would outrank the page about it. */
  filler: 0.45,
};

/**
 * How much the finds on a page count: `search` in its front matter is
 * `{ deprecated: true }`, `{ filler: true }`, or `{ weight: 0.6 }`.
 */
export function pageWeight({
  search,
}: Readonly<Record<string, unknown>>): number {
  if (search === undefined) return 1;
  const entries = Object.entries(search ?? {});
  const [[key, value] = []] = entries;
  if (entries.length === 1) {
    if (key === 'weight' && typeof value === 'number' && value > 0)
      return value;
    if ((key === 'deprecated' || key === 'filler') && value === true) {
      return weights[key];
    }
  }
  throw new Error(
    `Search can't tell how much a page counts from ${JSON.stringify(search)}. ` +
      'Write `search: { deprecated: true }`, `{ filler: true }`, or a weight such as `{ weight: 0.6 }`.',
  );
}
