import type { OutlineEntry } from '../../shared/pageRecord.ts';

/**
 * For each heading, the start of its name that the heading above it has already said:
 * `dts.bundle` of `dts.bundle.tsconfigPath`.
 */
export function prefixesOf(
  entries: readonly Pick<OutlineEntry, 'text' | 'depth'>[],
): string[] {
  return entries.map(({ text, depth }, index) => {
    const above = entries.slice(0, index).findLast(one => one.depth < depth);
    const rest = above && text.startsWith(above.text);
    return rest && /^[.[]/.test(text.slice(above.text.length))
      ? above.text
      : '';
  });
}
