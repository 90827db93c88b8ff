import path from 'node:path';
import { expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import type { NavSection } from '../../site/navigation.ts';
import { withFiles } from '../testing/checkFiles.ts';
import { findDeadEntries, navigationIssues } from './navigationIssues.ts';

const FILE = 'site/navigation.ts';
const pages = {
  'content/en/guide/index.mdx': 'A\n',
  'content/en/guide/cli.mdx': 'B\n',
};
const text = `
'nav.guide' '/guide/'
'sidebar.start'
'/guide/cli'
'/guide/clii'
`;
const sections = (key: NavSection['text'], page: string): NavSection[] => [
  {
    text: key,
    link: '/guide/',
    prefix: '/guide/',
    groups: [{ name: { text: 'sidebar.start' }, pages: [page] }],
  },
];
const dead = (key: NavSection['text'], page: string) =>
  withFiles(pages, root =>
    findDeadEntries(new Site(root), sections(key, page), text),
  );

test('entries with a page and a text are fine', () => {
  expect(dead('nav.guide', '/guide/cli')).toEqual([]);
});

test('an entry without a page is found at its line, with what was meant', () => {
  const [issue] = dead('nav.guide', '/guide/clii');
  expect(issue).toMatchObject({ file: FILE, line: 5, rule: 'navigation' });
  expect(issue?.what).toContain('/guide/clii');
  expect(issue?.remedy).toContain('Did you mean /guide/cli?');
});

test('an entry whose text is in no dictionary is found, too', () => {
  const [issue] = dead('nav.guides', '/guide/cli');
  expect(issue?.what).toContain('nav.guides');
  expect(issue?.remedy).toContain('Did you mean nav.guide?');
});

test('a site without navigation has no problems with it', async () => {
  const site = new Site(path.join(import.meta.dirname, 'nowhere'));
  expect(await navigationIssues(site, [])).toEqual([]);
});
