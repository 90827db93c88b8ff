import type {
  Frontmatter,
  PageFacts,
  PageRecord,
} from '../../shared/pageRecord.ts';

interface EngineRecord extends Pick<
  PageRecord,
  'title' | 'routePath' | 'lang' | 'version' | 'pageType'
> {
  toc: { id: string; text: string; depth: number }[];
  frontmatter: object;
  lastUpdatedTime?: string;
}

/** The engine's record of a page, with what plugins know of it. */
export function completeRecord<Page extends EngineRecord>(
  page: Page,
  facts: PageFacts = { sidebar: [], _relativePath: '' },
): Page & PageRecord {
  const { charIndexes = [], ...added } = facts;
  const record = {
    ...page,
    // It's one page for all languages, so it has no URL of its own.
    routePath: page.pageType === '404' ? '/404' : page.routePath,
    // `as` is right: it is what the author wrote, unchecked.
    frontmatter: page.frontmatter as Frontmatter,
    toc: page.toc.map((entry, index) => ({
      ...entry,
      charIndex: charIndexes[index] ?? -1,
    })),
  };
  // The engine's time is in the machine's time zone, and every page has it.
  delete record.lastUpdatedTime;
  return { ...record, ...added };
}
