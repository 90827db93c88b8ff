import { describe, expect, test } from '@rstest/core';
import { slimSiteData } from './slimSiteData.ts';

const data = {
  title: 'Rslib',
  themeConfig: {
    darkMode: true,
    sidebar: { '/': [{ text: 'Top' }] },
    locales: [
      { lang: 'en', nav: [{ text: 'Guide' }], sidebar: { '/guide/': [] } },
      { lang: 'zh', nav: [{ text: '指南' }], sidebar: { '/zh/guide/': [] } },
    ],
  },
  locales: [
    { lang: 'en', label: 'English', nav: [], sidebar: {} },
    { lang: 'zh', label: '简体中文', nav: [], sidebar: {} },
  ],
};

const slim = {
  title: 'Rslib',
  themeConfig: {
    darkMode: true,
    locales: [{ lang: 'en' }, { lang: 'zh' }],
  },
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
};

describe('slimSiteData', () => {
  test.each([
    ['a semicolon', ';'],
    ['nothing', ''],
    ['an empty line', ';\n'],
  ])(
    'no sidebar and no navigation is left in a module that ends with %s',
    (_name, end) => {
      const code = slimSiteData(`export default ${JSON.stringify(data)}${end}`);
      const [, json = ''] = /^export default (.*);$/.exec(code) ?? [];
      expect(JSON.parse(json)).toEqual(slim);
    },
  );

  test('a module over several lines is understood', () => {
    expect(
      slimSiteData(`export default ${JSON.stringify(data, null, 2)};`),
    ).toBe(`export default ${JSON.stringify(slim)};`);
  });

  test.each(['{}', 'export default {"title":"Rslib"}'])(
    'a site without locales is left as it is: %s',
    json => {
      const code = json.startsWith('export') ? json : `export default ${json}`;
      expect(slimSiteData(code)).toBe(`${code};`);
    },
  );

  test.each([
    ['a named constant', 'const data = {}; export default data;'],
    ['a call', 'export default JSON.parse("{}");'],
    ['CommonJS', 'module.exports = {};'],
    ['nothing', ''],
  ])('%s instead of an object is an error with the remedy', (_name, code) => {
    expect(() => slimSiteData(code)).toThrow(
      '[html-pages] The engine no longer writes its site data as `export default {…}`, ' +
        'so islands would bring the sidebars of the whole site. ' +
        'Adapt engine/html-pages/slimSiteData.ts to the new form.',
    );
  });
});
