import { expect, test } from '@rstest/core';
import { listAlternates } from './alternates.ts';

const rules = {
  langs: ['en', 'zh'],
  defaultLang: 'en',
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};
const htmlLangOf = (lang: string) => (lang === 'zh' ? 'zh-Hans' : lang);

const both = [
  { hreflang: 'en', path: '/guide/' },
  { hreflang: 'zh-Hans', path: '/zh/guide/' },
  { hreflang: 'x-default', path: '/guide/' },
];

test.each(['/guide/', '/zh/guide/'])(
  '%s names each language and itself',
  routePath => {
    expect(listAlternates(routePath, rules, { htmlLangOf })).toEqual(both);
  },
);

test('a page stays in its version', () => {
  const paths = listAlternates('/v1/zh/a', rules, { htmlLangOf });
  expect(paths.map(({ path }) => path)).toEqual(['/v1/a', '/v1/zh/a', '/v1/a']);
});

test('a language that lacks the page is not named', () => {
  const missing = (lang: string) =>
    listAlternates('/zh/a', rules, { htmlLangOf, missingLangs: [lang] });
  expect(missing('en')).toEqual([{ hreflang: 'zh-Hans', path: '/zh/a' }]);
  expect(missing('zh').map(({ hreflang }) => hreflang)).toEqual([
    'en',
    'x-default',
  ]);
});
