import { globSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';

/**
 * Keeps the engine from writing a search index. Its search stays enabled, because only
 * then does it compute the positions of headings, which are part of the page record; we
 * exclude every page instead.
 */
export function pluginStockSearch(): RspressPlugin {
  const own = new Map<object, boolean | undefined>();
  let headings = 0;
  let placed = 0;
  return {
    name: 'stock-search',
    modifySearchIndexData(pages) {
      for (const page of pages) {
        own.set(page, page.frontmatter.search);
        page.frontmatter = { ...page.frontmatter, search: false };
      }
    },
    extendPageData(page) {
      const search = own.get(page);
      if (search === undefined) delete page.frontmatter.search;
      else page.frontmatter.search = search;
      headings += page.toc.length;
      placed += page.toc.filter(({ charIndex }) => charIndex >= 0).length;
    },
    afterBuild({ outDir = '', search }, isProd) {
      if (!isProd || search === false) return;
      const [index] = globSync('**/search_index*', { cwd: outDir });
      if (index) {
        throw new Error(
          `[stock-search] The engine wrote a search index, ${index}, that nobody loads. ` +
            'Find how it leaves pages out now, and adapt engine/stock-search.',
        );
      }
      if (headings > 0 && placed === 0) {
        throw new Error(
          '[stock-search] The engine no longer says where headings stand in the text (`charIndex`). ' +
            'Find what it depends on now, and adapt engine/stock-search.',
        );
      }
    },
  };
}
