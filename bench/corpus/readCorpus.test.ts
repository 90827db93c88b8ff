import { expect, test } from '@rstest/core';
import { readCorpus } from './readCorpus.ts';

test('every page of the site has a title and a partner in each language', () => {
  const pages = readCorpus();
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter(({ title }) => title === '')).toEqual([]);
  const names = (lang: string) =>
    pages.filter(page => page.lang === lang).map(({ name }) => name);
  expect(names('zh')).toEqual(names('en'));
});
