import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { markdownPath } from './markdownPath.ts';
import { toMarkdown } from './toMarkdown.ts';

/** Writes every page of documentation a second time, as Markdown, for copying and for agents. */
export function pluginMarkdownTwins(): RspressPlugin {
  const pages: PageIndexInfo[] = [];
  return {
    name: 'markdown-twins',
    extendPageData(page) {
      const isDoc = (page.frontmatter.pageType ?? 'doc') === 'doc';
      if (!isDoc || !/\.mdx?$/.test(page._filepath)) return;
      pages.push(page);
      Object.assign(page, { markdownPath: markdownPath(page.routePath) });
    },
    async afterBuild({ outDir = '', siteOrigin = '' }) {
      await Promise.all(
        pages.map(async page => {
          const file = join(outDir, markdownPath(page.routePath));
          const source = await readFile(page._filepath, 'utf8');
          await mkdir(dirname(file), { recursive: true });
          await writeFile(
            file,
            toMarkdown(source, { title: page.title, origin: siteOrigin }),
          );
        }),
      );
    },
  };
}
