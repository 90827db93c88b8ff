import type { OverviewGroup } from '../../shared/pageRecord.ts';
import { createOverview } from '../page-data/createOverview.ts';
import { fillSidebar } from '../page-data/fillSidebar.ts';
import type { SidebarsByPrefix } from '../page-data/createSections.ts';
import { readOptionFacts } from '../page-data/readOptionFacts.ts';
import type { CollectedPage } from '../page-data/types.ts';

/** A page, and the file that it was read from. */
export interface FiledPage extends CollectedPage {
  _filepath: string;
  lang: string;
}

/** The groups that an overview page lists, from the sidebar it belongs to. */
export function overviewOf(
  page: FiledPage,
  pages: readonly FiledPage[],
  sidebars: SidebarsByPrefix,
): OverviewGroup[] {
  const pageAt = (link: string) =>
    pages.find(({ routePath }) => routePath === link);
  const [prefix] = Object.keys(sidebars)
    .filter(one => page.routePath.startsWith(one))
    .sort((a, b) => b.length - a.length);
  const sidebar = fillSidebar(
    sidebars[prefix ?? ''] ?? [],
    link => pageAt(link)?.title,
  );
  return createOverview(page, sidebar, link => {
    const found = pageAt(link);
    return (
      found && {
        ...found,
        option: readOptionFacts(found._filepath, found.lang),
      }
    );
  });
}
