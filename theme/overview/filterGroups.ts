import type { OverviewGroup } from '../../universal/pageFacts.ts';
import { plainText } from '../outline/plainText.ts';

/** Lower case, and a hyphen reads as a space: `out-base` finds `out base`. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}

/**
 * What of the groups matches a query. A matching group keeps all its pages, a
 * matching page all its headers.
 */
export function filterGroups(
  groups: readonly OverviewGroup[],
  query: string,
): OverviewGroup[] {
  const wanted = fold(query.trim());
  if (!wanted) return [...groups];
  const matches = (text: string) => fold(text).includes(wanted);

  return groups.flatMap(group => {
    if (group.name && matches(group.name)) return [group];
    const items = group.items.flatMap(item => {
      if (matches(item.text)) return [item];
      const headers = item.headers.filter(({ text }) =>
        matches(plainText(text)),
      );
      return headers.length > 0 ? [{ ...item, headers }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
