import type { OverviewGroup } from '../../shared/pageRecord.ts';
import { createOverview } from './createOverview.ts';
import type { CollectedPage, Section } from './types.ts';

/**
 * The groups of a page that lists all others: those of each sidebar, and the
 * pages that no sidebar has.
 */
export function createSiteOverview(
  page: CollectedPage,
  sections: readonly Pick<Section, 'sidebar' | 'routes'>[],
  pageAt: (link: string) => CollectedPage | undefined,
): OverviewGroup[] {
  return sections.flatMap(({ sidebar, routes }) => {
    const groups = createOverview(page, sidebar, pageAt);
    const listed = new Set(
      groups.flatMap(({ items }) => items.map(({ link }) => link)),
    );
    const rest = routes
      .map(({ routePath }) => ({ link: routePath }))
      .filter(({ link }) => !listed.has(link));
    return [...groups, ...createOverview(page, rest, pageAt)].map(
      ({ name, items }) => ({ name: name ?? items[0]?.text ?? '', items }),
    );
  });
}
