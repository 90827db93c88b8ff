import { expect, test } from '@rstest/core';
import { dictionaries } from '../../i18n/index.ts';
import { applyThemeTexts } from './applyThemeTexts.ts';

const apply = (sources: object) => applyThemeTexts(dictionaries, sources);

test('a configuration without texts leaves the dictionaries alone', () => {
  expect(apply({ themeConfig: { locales: [{ lang: 'en' }] } })).toEqual(
    dictionaries,
  );
});

test.each([
  [{ sourceCodeText: 'Code' }, 'page.source', 'Code'],
  [{ lastUpdatedText: 'On' }, 'page.lastUpdated', 'On: {{time}}'],
  [{ lastUpdatedText: 'On {{time}}' }, 'page.lastUpdated', 'On {{time}}'],
] as const)('%o becomes %s', (themeConfig, key, expected) => {
  expect(apply({ themeConfig }).en?.[key]).toBe(expected);
});

test('a description of the theme goes before one of the site', () => {
  const strings = apply({
    locales: [{ lang: 'zh', description: '站' }],
    themeConfig: { locales: [{ lang: 'zh', description: '题' }] },
  });
  expect(strings.zh?.['site.description']).toBe('题');
});

test('an empty text or a switch is no text', () => {
  const strings = apply({
    themeConfig: { outlineTitle: '', overview: true },
  });
  expect(strings).toEqual(dictionaries);
});
