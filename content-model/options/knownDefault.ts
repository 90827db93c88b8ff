import type { Option } from './extractOptions.ts';
import type { Reference } from './Reference.ts';

/** Defaults that builds have proven. */
export const DEFAULTS_FILE = 'content-model/options/defaults.json';

/** Behavior wins over the comment, which is sometimes missing or wrong. */
export function knownDefault(
  { path, commentDefault = '' }: Option,
  { defaults }: Reference,
  lang: string,
): string | undefined {
  const known = defaults[path]?.text;
  if (typeof known === 'string') return known;
  if (known) return known[lang];
  if (/^`[^`]+`$/.test(commentDefault)) return commentDefault;
  return /^('[^']*'|[\w.]+)$/.test(commentDefault)
    ? `\`${commentDefault}\``
    : undefined;
}
