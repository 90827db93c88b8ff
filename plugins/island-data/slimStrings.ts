/** Areas whose strings are in the HTML of pages; no island shows them. */
const ONLY_IN_PAGES = new Set([
  'actions',
  'decoder',
  'notFound',
  'option',
  'outline',
  'sidebar',
  'social',
  'stale',
]);

/** Removes the engine's strings that no island shows, by their key: `area.thing`. */
export function slimStrings(strings: object): object {
  return Object.fromEntries(
    Object.entries(strings).filter(([key]) => {
      const [area = ''] = key.split('.');
      return !ONLY_IN_PAGES.has(area);
    }),
  );
}
