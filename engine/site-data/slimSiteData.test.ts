import { describe, expect, test } from '@rstest/core';
import { readModule } from './readModule.ts';
import { slimSiteData } from './slimSiteData.ts';
import { slimStrings } from './slimStrings.ts';

describe('slimSiteData', () => {
  test('no sidebar and no navigation is left', () => {
    const locale = () => ({ lang: 'zh', label: '中文', nav: [1], sidebar: {} });
    const data = {
      title: 'Rslib',
      themeConfig: { sidebar: {}, lastUpdated: true, locales: [locale()] },
      locales: [locale()],
    };
    expect(slimSiteData(data)).toEqual({
      title: 'Rslib',
      themeConfig: {
        lastUpdated: true,
        locales: [{ lang: 'zh', label: '中文' }],
      },
      locales: [{ lang: 'zh', label: '中文' }],
    });
  });

  test('a site without locales is left as it is', () => {
    expect(slimSiteData({})).toEqual({});
  });
});

test('strings that only pages show are left out', () => {
  const text = { en: 'Text', zh: '文字' };
  const strings = { 'search.button': text, 'decoder.label': text };
  expect(slimStrings(strings)).toEqual({ 'search.button': text });
});

describe('readModule', () => {
  for (const end of [';', '', ';\n\n']) {
    test(`a module that ends with ${JSON.stringify(end)} is understood`, () => {
      const code = `export default {\n  "lang": "en"\n}${end}`;
      expect(readModule(code, 'lang')).toEqual({ lang: 'en' });
    });
  }

  for (const code of [
    'const data = {};\nexport default data;',
    'export default JSON.parse("{}")',
    'module.exports = {}',
    '',
  ]) {
    test(`${JSON.stringify(code)} is an error with the remedy`, () => {
      expect(() => readModule(code)).toThrow(
        /^\[site-data\] The engine no longer writes its data as .*Adapt engine\/site-data/,
      );
    });
  }

  test('a missing key is an error that names it', () => {
    expect(() => readModule('export default {"lang":"en"}', 'locales')).toThrow(
      '[site-data] The engine no longer writes its data with `locales`',
    );
  });
});
