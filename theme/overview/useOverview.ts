import type { OutlineEntry, OverviewGroup } from '../../shared/pageRecord.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';

export interface NamedGroup extends OverviewGroup {
  name: string;
  /** Id of its section. */
  id: string;
}

export interface Overviewed {
  groups: NamedGroup[];
  /** The same as headings, for the outline. */
  entries: OutlineEntry[];
}

/** The pages that an overview lists, by group. */
export function useOverview(): Overviewed {
  const text = useText();
  const { overview = [] } = usePageRecord();
  const groups = overview.map(
    ({ name = text('overview.others'), items }, index) => ({
      name,
      id: `group-${index + 1}`,
      items: items.map(item =>
        item.text === name ? { ...item, text: text('overview.title') } : item,
      ),
    }),
  );
  const entries = groups.flatMap(({ name, id, items }) => [
    { id, text: name, depth: 2 },
    ...items.map(item => ({
      id: overviewId(item.link),
      text: item.text,
      depth: 3,
    })),
  ]);
  return { groups, entries };
}

/** The id of an entry: `lib-format` of `/config/lib/format`, in each language. */
export function overviewId(link: string): string {
  return link.split('/').filter(Boolean).slice(-2).join('-') || 'home';
}
