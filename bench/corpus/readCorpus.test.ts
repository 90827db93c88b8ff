import { expect, test } from '@rstest/core';
import { addressOf, frontMatter, readCorpus } from './readCorpus.ts';

test('an index page has the address of its folder', () => {
  expect(addressOf('en', 'index')).toBe('/');
  expect(addressOf('zh', 'index')).toBe('/zh/');
  expect(addressOf('en', 'config/lib/index')).toBe('/config/lib/');
  expect(addressOf('zh', 'config/lib/dts')).toBe('/zh/config/lib/dts');
});

test('reads the front matter and nothing below it', () => {
  const source = "---\ntitle: 'A: b'\n---\n\ndescription: no\n";
  expect(frontMatter(source, 'title')).toBe('A: b');
  expect(frontMatter(source, 'description')).toBe('');
});

test('every page of the site has a title and a partner in each language', () => {
  const pages = readCorpus();
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter(({ title }) => title === '')).toEqual([]);
  const names = (lang: string) =>
    pages.filter(page => page.lang === lang).map(({ name }) => name);
  expect(names('zh')).toEqual(names('en'));
});
