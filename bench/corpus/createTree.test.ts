import { expect, test } from '@rstest/core';
import { createTree } from './createTree.ts';
import { readCorpus } from './readCorpus.ts';

const pages = readCorpus();

test('every page in the navigation has its place, address and title', () => {
  for (const lang of ['en', 'zh'] as const) {
    const items = createTree(lang, pages)
      .flatMap(({ groups }) => groups)
      .flatMap(group => group.items);
    const known = pages.filter(page => page.lang === lang);
    expect(items.length).toBeGreaterThan(40);
    for (const { text, link } of items) {
      const page = known.find(({ address }) => address === link);
      expect(page?.title).toBe(text);
    }
  }
});

test('prefixes and links carry the language', () => {
  const [guide] = createTree('zh', pages);
  expect(guide?.prefix).toBe('/zh/guide/');
  expect(guide?.link).toBe('/zh/guide/start/');
});
