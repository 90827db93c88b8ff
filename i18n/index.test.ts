import { describe, expect, test } from '@rstest/core';
import { defaultLang } from '../site/locales.ts';
import { dictionaries, toEngineText, type TextKey } from './index.ts';

const english = dictionaries[defaultLang];
const keys = Object.keys(english) as TextKey[];
const translations = Object.entries(dictionaries).filter(
  ([lang]) => lang !== defaultLang,
);

/** Names that are the same in every language. */
const names: readonly TextKey[] = [
  'nav.api',
  'social.github',
  'social.x',
  'social.discord',
  'social.gitlab',
  'search.openKeys',
  'search.openKeysMac',
  'search.closeKey',
];

/** Half-width punctuation next to a Han character, with or without a space. */
const HALF_WIDTH = /\p{Script=Han}\s*[,:;?!]|[,:;?!]\s*\p{Script=Han}/u;

function placeholders(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort();
}

describe('toEngineText', () => {
  test('each key leads to its text in every language', () => {
    const text = toEngineText(dictionaries);
    expect(Object.keys(text)).toEqual(keys);
    expect(text['nav.guide']).toEqual({ en: 'Guide', zh: '指南' });
  });

  test('a site with other languages gets those and no others', () => {
    const french = { ...english, 'nav.guide': 'Le guide' };
    expect(toEngineText({ fr: french })['nav.guide']).toEqual({
      fr: 'Le guide',
    });
  });
});

describe('the dictionaries', () => {
  test.each(Object.entries(dictionaries))(
    'no text of %s is empty or has space around it',
    (_lang, words) => {
      expect(keys.filter(key => !/^\S(.*\S)?$/s.test(words[key]))).toEqual([]);
    },
  );

  test.each(translations)(
    'the texts of %s have the placeholders of the English ones',
    (_lang, words) => {
      const of = (dictionary: typeof words) =>
        Object.fromEntries(
          keys.map(key => [key, placeholders(dictionary[key])]),
        );
      expect(of(words)).toEqual(of(english));
    },
  );

  test.each(translations)(
    'every text of %s is translated, except names',
    (_lang, words) => {
      expect(keys.filter(key => words[key] === english[key])).toEqual(names);
    },
  );

  test('Chinese texts have full-width punctuation', () => {
    expect(keys.filter(key => HALF_WIDTH.test(dictionaries.zh[key]))).toEqual(
      [],
    );
  });
});
