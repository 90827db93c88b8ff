import {
  frontMatterLine,
  frontMatterValues,
} from '../../content-model/frontMatter.ts';
import type { Page } from '../../content-model/Page.ts';
import { flattenBlocks } from './flattenBlocks.ts';

interface PageText {
  text: string;
  lineAt: (index: number) => number;
}

/** Many rules need the same page, and flattening is the slow part. */
const known = new WeakMap<Page, PageText[]>();

/** All text people read on a page: text in the front matter, then blocks. */
export function pageTexts(page: Page): PageText[] {
  const texts = known.get(page) ?? readTexts(page);
  known.set(page, texts);
  return texts;
}

function readTexts(page: Page): PageText[] {
  const inFrontMatter = frontMatterValues(page)
    .filter(({ isWords }) => isWords)
    .map(({ path, value }) => ({
      text: String(value),
      lineAt: () => frontMatterLine(page, path),
    }));
  return [...inFrontMatter, ...flattenBlocks(page)];
}
