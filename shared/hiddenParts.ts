/** Parts of a page that `?part=0` in its URL hides. */
export const switchableParts = [
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'globalUIComponents',
] as const;

/** The parts a query hides, as a space-separated list for an attribute. */
export function hiddenParts(search: string): string {
  const query = new URLSearchParams(search);
  return switchableParts.filter(part => query.get(part) === '0').join(' ');
}
