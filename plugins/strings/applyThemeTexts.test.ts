import { describe, expect, test } from '@rstest/core';
import { dictionaries } from '../../i18n/index.ts';
import { applyThemeTexts } from './applyThemeTexts.ts';

const apply = (sources: object) => applyThemeTexts(dictionaries, sources);

describe('applyThemeTexts', () => {
  test('a configuration without texts leaves the dictionaries alone', () => {
    expect(apply({ themeConfig: { locales: [{ lang: 'en' }] } })).toEqual(
      dictionaries,
    );
  });

  test.each([
    ['outlineTitle', 'outline.title'],
    ['prevPageText', 'page.previous'],
    ['nextPageText', 'page.next'],
    ['sourceCodeText', 'page.source'],
    ['searchPlaceholderText', 'search.button'],
    ['searchSuggestedQueryText', 'search.suggestions'],
  ] as const)('%s stands for %s', (name, key) => {
    const strings = apply({
      themeConfig: {
        [name]: 'For all',
        locales: [{ lang: 'zh', [name]: '中文' }],
      },
    });
    expect(strings.en?.[key]).toBe('For all');
    expect(strings.zh?.[key]).toBe('中文');
  });

  test.each([
    [{ editLink: { text: 'Edit' } }, 'page.editLink', 'Edit'],
    [{ overview: { filterNameText: 'Find' } }, 'overview.filter', 'Find'],
    [
      { overview: { filterPlaceholderText: 'Word' } },
      'overview.placeholder',
      'Word',
    ],
    [
      { overview: { filterNoResultText: 'None' } },
      'overview.noMatch',
      'None: {{query}}',
    ],
    [{ lastUpdatedText: 'On' }, 'page.lastUpdated', 'On: {{time}}'],
    [{ lastUpdatedText: 'On {{time}}' }, 'page.lastUpdated', 'On {{time}}'],
    [
      { searchNoResultsText: 'None for' },
      'search.noResults',
      'None for "{{query}}"',
    ],
  ] as const)('%o becomes %s', (themeConfig, key, expected) => {
    expect(apply({ themeConfig }).en?.[key]).toBe(expected);
  });

  test.each([
    ['the site', { description: 'Site' }, 'Site', 'Site'],
    [
      'a locale of the site',
      { description: 'Site', locales: [{ lang: 'zh', description: '中' }] },
      'Site',
      '中',
    ],
    [
      'a locale of the theme',
      {
        locales: [{ lang: 'zh', description: '站' }],
        themeConfig: { locales: [{ lang: 'zh', description: '题' }] },
      },
      dictionaries.en['site.description'],
      '题',
    ],
  ])('a description is taken from %s', (_from, sources, en, zh) => {
    const strings = apply(sources);
    expect(strings.en?.['site.description']).toBe(en);
    expect(strings.zh?.['site.description']).toBe(zh);
  });

  test('an empty text or a switch is no text', () => {
    const strings = apply({
      themeConfig: { outlineTitle: '', overview: true },
    });
    expect(strings).toEqual(dictionaries);
  });
});
