import type { PageFacts } from '../../shared/pageFacts.ts';

interface EngineRecord {
  routePath: string;
  pageType: string;
  toc: object[];
  lastUpdatedTime?: string;
}

/** The engine's record of a page, with what the build knows beside it. */
export function completeRecord<Page extends EngineRecord>(
  page: Page,
  { charIndexes = [], ...facts }: PageFacts = { sidebar: [] },
): Page {
  const record = {
    ...page,
    // One page in all languages: no address of its own leads there.
    routePath: page.pageType === '404' ? '/404' : page.routePath,
    toc: page.toc.map((entry, index) => ({
      ...entry,
      charIndex: charIndexes[index] ?? -1,
    })),
  };
  // The engine's is in the zone of the machine, and on every page.
  delete record.lastUpdatedTime;
  return { ...record, ...facts };
}
