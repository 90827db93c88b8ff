import type { Occurrence } from './chainPieces.ts';
import type { NameRule } from './KnownError.ts';

/** Paths and lists are no longer than this. */
const MAX_NAME = 300;
const QUOTE = '"';

/** The rules of a message, by name. */
export type NameRules = ReadonlyMap<string, RegExp>;

export function readRules(
  where: Readonly<Record<string, NameRule>> = {},
): NameRules {
  return new Map(
    Object.entries(where).map(([name, { pattern }]) => [
      name,
      new RegExp(pattern, 'i'),
    ]),
  );
}

/**
 * Whether the names at a place are those that a message is about. A name may be
 * unknown only where the copy ends before it.
 */
export function fitsNames(
  rules: NameRules,
  names: readonly string[],
  { first, ranges, isWhole, isCut }: Occurrence,
  text: string,
): boolean {
  if (rules.size === 0) return true;
  return names.every((name, at) => {
    const rule = rules.get(name);
    if (!rule) return true;
    // The name is between piece `at - 1` and piece `at`.
    const before = ranges[at - first - 1];
    const behind = ranges[at - first];
    if (!before && !behind) return isCut;
    const found = before
      ? text.slice(before[1], behind ? behind[0] : before[1] + MAX_NAME)
      : text.slice(Math.max(0, (behind?.[0] ?? 0) - MAX_NAME), behind?.[0]);
    if (before && behind) return rule.test(found);
    const isQuoted = before
      ? text[before[1] - 1] === QUOTE
      : text[behind?.[0] ?? 0] === QUOTE;
    const quoted = before
      ? found.split(QUOTE, 1)
      : found.split(QUOTE).slice(-1);
    const value = isQuoted ? (quoted[0] ?? '') : found;
    return (value === '' && isCut && !isWhole) || rule.test(value);
  });
}
