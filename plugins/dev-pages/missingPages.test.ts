import { expect, test } from '@rstest/core';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pluginDevPages } from './index.ts';
import { describeMissing, findMissingPages } from './missingPages.ts';

const pages = [
  'en/a.mdx',
  'en/guide/b.mdx',
  'zh/a.mdx',
  'zh/c.mdx',
  'notes.md',
];

test('finds each page that a language lacks, and where it was found', () => {
  expect(findMissingPages(pages, ['en', 'zh'])).toEqual([
    { file: 'zh/guide/b.mdx', source: 'en/guide/b.mdx' },
    { file: 'en/c.mdx', source: 'zh/c.mdx' },
  ]);
});

test('says what is missing, what follows and what to do', () => {
  const [first] = findMissingPages(pages, ['en', 'zh']);
  expect(first && describeMissing(first, 'content')).toBe(
    'content/zh/guide/b.mdx does not exist, but content/en/guide/b.mdx does, so the page is missing in one language and `npm run build` will fail. Write the missing file, or remove the other one.',
  );
});

test('a build keeps the check that refuses a missing language', async () => {
  const root = mkdtempSync(join(tmpdir(), 'dev-pages-'));
  const plugin = pluginDevPages({ root, langs: ['en', 'zh'] });
  const config = { languageParity: { enabled: true } };
  const tools = { addPlugin: () => {}, removePlugin: () => {} };
  const enabledIn = async (isProd: boolean) =>
    (await plugin.config?.(config, tools, isProd))?.languageParity?.enabled;
  expect(await enabledIn(true)).toBe(true);
  expect(await enabledIn(false)).toBe(false);
});
