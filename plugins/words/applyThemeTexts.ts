import type { Dictionary, TextKey } from '../../i18n/index.ts';

/** Where a text of `themeConfig`, or of a locale in it, stands in a dictionary. */
const keyOfText: Record<string, TextKey> = {
  outlineTitle: 'outline.title',
  prevPageText: 'page.previous',
  nextPageText: 'page.next',
  sourceCodeText: 'page.source',
  searchPlaceholderText: 'search.button',
  overviewFilterNameText: 'overview.filter',
  overviewFilterPlaceholderText: 'overview.placeholder',
  overviewFilterNoResultText: 'overview.noMatch',
};

/** The texts of a theme configuration, at its top or in a locale. */
export interface ThemeTexts {
  lastUpdatedText?: string;
  editLink?: { text?: string };
  locales?: { lang: string }[];
  [text: string]: unknown;
}

/** Puts the texts of a theme configuration over the dictionaries. */
export function applyThemeTexts(
  dictionaries: Record<string, Dictionary>,
  themeConfig: object,
): Record<string, Dictionary> {
  const top = themeConfig as ThemeTexts;
  return Object.fromEntries(
    Object.entries(dictionaries).map(([lang, words]) => {
      const locale = (top.locales ?? []).find(entry => entry.lang === lang);
      return [lang, { ...words, ...textsOf(top), ...textsOf(locale ?? {}) }];
    }),
  );
}

function textsOf(source: object): Partial<Dictionary> {
  const texts = source as ThemeTexts;
  const { lastUpdatedText } = texts;
  const editText = texts.editLink?.text;
  const plain = Object.entries(keyOfText).flatMap(([name, key]) => {
    const value = texts[name];
    return typeof value === 'string' ? [[key, value] as const] : [];
  });
  return {
    ...Object.fromEntries(plain),
    ...(lastUpdatedText && {
      'page.lastUpdated': `${lastUpdatedText}: {{time}}`,
    }),
    ...(editText && { 'page.editLink': editText }),
  };
}
