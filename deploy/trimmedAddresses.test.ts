import { expect, test } from '@rstest/core';
import { trimmedAddresses } from './trimmedAddresses.ts';

const leads = (...pages: string[]) =>
  Object.fromEntries(trimmedAddresses(pages).map(({ from, to }) => [from, to]));

test('a folder leads to the page that the sidebar has first', () => {
  expect(
    leads('/guide/basic/cli', '/guide/basic/configure-rslib', '/guide/start/'),
  ).toEqual({
    '/guide': '/guide/start/',
    '/guide/': '/guide/start/',
    '/guide/basic': '/guide/basic/configure-rslib',
    '/guide/basic/': '/guide/basic/configure-rslib',
  });
});

test('each language leads to its own', () => {
  expect(leads('/', '/zh/', '/zh/guide/faq/features')).toEqual({
    '/zh/guide': '/zh/guide/faq/features',
    '/zh/guide/': '/zh/guide/faq/features',
    '/zh/guide/faq': '/zh/guide/faq/features',
    '/zh/guide/faq/': '/zh/guide/faq/features',
  });
});

test('pages that no sidebar has come in the order of their names', () => {
  expect(leads('/notes/b', '/notes/a')).toEqual({
    '/notes': '/notes/a',
    '/notes/': '/notes/a',
  });
});

test('a folder with a page of its own, or one of its name, is left alone', () => {
  expect(leads('/config/', '/config/lib', '/both', '/both/a')).toEqual({});
});

test('the way there may change one day', () => {
  expect(trimmedAddresses(['/a/b']).map(({ status }) => status)).toEqual([
    302, 302,
  ]);
});
