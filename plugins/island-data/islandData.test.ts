import { expect, test } from '@rstest/core';
import { slimSite } from './slimSite.ts';
import { slimStrings } from './slimStrings.ts';

test('no sidebar and no navigation is left of a site', () => {
  const locale = { lang: 'zh', label: '中文' };
  const shown = { nav: [], sidebar: {} };
  const themeConfig = {
    ...shown,
    lastUpdated: true,
    locales: [{ ...locale, ...shown }],
  };
  expect(slimSite({ title: 'Rslib', lang: 'en', themeConfig })).toEqual({
    title: 'Rslib',
    description: '',
    siteOrigin: '',
    lang: 'en',
    locales: [locale],
    multiVersion: { default: '', versions: [] },
    themeConfig: { lastUpdated: true, locales: [locale] },
  });
});

test('strings that only pages show are left out', () => {
  const text = { en: 'Text', zh: '文字' };
  const strings = { 'search.button': text, 'decoder.label': text };
  expect(slimStrings(strings)).toEqual({ 'search.button': text });
});
