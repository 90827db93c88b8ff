import assert from 'node:assert/strict';
import type { MdxFile } from './Page.ts';

/** What the engine found on a page, with the fields that are compared. */
export interface EnginePage {
  _filepath: string;
  toc: readonly { id: string; text: string; depth: number }[];
  frontmatter: Readonly<Record<string, unknown>>;
}

/**
 * Fails if the engine and this model read a page differently: search, links,
 * and copies would then be about other sections than the page has.
 */
export function checkReading(
  { sections, frontMatter }: Pick<MdxFile, 'sections' | 'frontMatter'>,
  { _filepath, toc, frontmatter }: EnginePage,
): void {
  const keys = Object.keys(frontMatter);
  const headings = sections
    .filter(({ level }) => level >= 2 && level <= 4)
    .map(({ id, level, title }) => `${level} ${title} {#${id}}`);
  const engineHeadings = toc.map(
    ({ id, depth, text }) => `${depth} ${text.replace(/[`*]/g, '')} {#${id}}`,
  );
  // Only a document has sections; a home page is made of components.
  const isDoc = (frontMatter['pageType'] ?? 'doc') === 'doc';
  try {
    assert.deepEqual(
      keys.map(key => [key, frontMatter[key]]),
      keys.map(key => [key, frontmatter[key]]),
    );
    if (isDoc) assert.deepEqual(headings, engineHeadings);
  } catch (error) {
    throw new Error(
      `content-model/ (+) reads ${_filepath} differently than the engine (-). Write headings as Markdown, outside of components. ` +
        `If the engine was upgraded, give the packages in content-model/parse.ts the versions it uses now.\n${String(error)}`,
      { cause: error },
    );
  }
}
