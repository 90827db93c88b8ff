import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { markdownPath } from './markdownPath.ts';
import { toMarkdown, type TwinContext } from './toMarkdown.ts';

export interface MarkdownTwinsOptions {
  exampleSource: string;
  /** The record of `npm run examples`: which versions built them. */
  toolchainFile: string;
  /** Words of the drawings for each language. */
  diagramWords: Record<string, TwinContext['diagrams']>;
}

/** Writes every page of documentation a second time, as Markdown, for copying and for agents. */
export function pluginMarkdownTwins({
  exampleSource,
  toolchainFile,
  diagramWords,
}: MarkdownTwinsOptions): RspressPlugin {
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
      const versions = JSON.parse(
        await readFile(toolchainFile, 'utf8'),
      ) as Record<string, string>;
      await Promise.all(
        pages.map(async page => {
          const file = join(outDir, markdownPath(page.routePath));
          const source = await readFile(page._filepath, 'utf8');
          await mkdir(dirname(file), { recursive: true });
          await writeFile(
            file,
            toMarkdown(source, {
              title: page.title,
              origin: siteOrigin,
              exampleSource,
              version: versions['@rslib/core'] ?? '',
              diagrams: diagramWords[page.lang] ?? {},
            }),
          );
        }),
      );
    },
  };
}
