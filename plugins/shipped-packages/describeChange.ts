/** Says how the packages of a bundle differ from the list; nothing if not. */
export function describeChange(
  listed: readonly string[],
  shipped: ReadonlySet<string>,
): string | undefined {
  const added = [...shipped].filter(name => !listed.includes(name)).sort();
  const gone = listed.filter(name => !shipped.has(name));
  if (added.length === 0 && gone.length === 0) return undefined;
  return [
    '[shipped-packages] Readers would run other packages than the list says.',
    ...added.map(name => `  new: ${name}`),
    ...gone.map(name => `  no longer there: ${name}`),
    'If that is wanted, correct plugins/shipped-packages/packages.json in the same commit; if not, find the import that brought it.',
  ].join('\n');
}
