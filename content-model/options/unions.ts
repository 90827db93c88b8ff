/** Splits a type at the bars that aren't inside brackets or quotes. */
export function splitUnion(type: string): string[] {
  const parts: string[] = [];
  let level = 0;
  let isQuoted = false;
  let start = 0;
  for (let index = 0; index < type.length; index += 1) {
    const character = type.charAt(index);
    if (character === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if ('{(<['.includes(character)) level += 1;
    if ('})>]'.includes(character)) level -= 1;
    if (character === '|' && level === 0) {
      parts.push(type.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...parts, type.slice(start).trim()];
}

/** Joins members sorted and without duplicates; `undefined` adds nothing to an option. */
export function joinUnion(types: readonly string[]): string {
  const members = new Set(types.flatMap(splitUnion));
  members.delete('undefined');
  if (members.has('true') && members.has('false')) {
    members.delete('true');
    members.delete('false');
    members.add('boolean');
  }
  return [...members].sort().join(' | ');
}
