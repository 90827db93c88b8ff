import { relative, sep } from 'node:path';
import { logger } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import {
  describeMissing,
  findMissingPages,
  listPages,
  type MissingPage,
} from './missingPages.ts';

export interface DevPagesOptions {
  root: string;
  langs: readonly string[];
}

interface PageNode {
  type: string;
  name?: string;
  children?: unknown[];
}

/**
 * Lets authors write a page in one language first: the development server reports
 * missing translations in the terminal and on the page, and keeps running. The engine's
 * own check would end it; in builds it still does.
 */
export function pluginDevPages({
  root,
  langs,
}: DevPagesOptions): RspressPlugin {
  let missing: MissingPage[] = [];

  const note = () => (tree: unknown, file: { path: string }) => {
    const page = relative(root, file.path).split(sep).join('/');
    const sentences = missing
      .filter(({ source }) => source === page)
      .map(one => describeMissing(one, 'content'));
    // The engine hands over the syntax tree of a page.
    if (sentences.length > 0) addNote(tree as PageNode, sentences.join(' '));
  };

  return {
    name: 'dev-pages',
    config(config, _tools, isProd) {
      if (isProd) return config;
      missing = findMissingPages(listPages(root), langs);
      for (const page of missing) logger.warn(describeMissing(page, 'content'));
      return { ...config, languageParity: { enabled: false } };
    },
    markdown: { remarkPlugins: [note] },
  };
}

const attribute = (name: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value: 'warning',
});

/** A callout at the top of the page. */
function addNote(tree: PageNode, text: string): void {
  tree.children?.unshift({
    type: 'mdxJsxFlowElement',
    name: 'Callout',
    attributes: [attribute('type'), attribute('title')],
    children: [
      { type: 'paragraph', children: [{ type: 'text', value: text }] },
    ],
  });
}
