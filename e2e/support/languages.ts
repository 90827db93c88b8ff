import { en, type Dictionary } from '../../i18n/en.ts';
import { zh } from '../../i18n/zh.ts';
import type { Lang } from '../../site/locales.ts';

export interface TestLanguage {
  name: 'English' | 'Chinese';
  /** SPEC 2.1: what page records in this language contain. */
  lang: Lang;
  words: Dictionary;
  /** The prefix of paths in the route table. */
  prefix: string;
  /** SPEC 2.1: what documents in this language declare. */
  htmlLang: string;
  /** The clause that defines where this language lives. */
  clause: string;
  /** What the switch of languages calls it. */
  label: string;
}

export const english: TestLanguage = {
  name: 'English',
  lang: 'en',
  words: en,
  prefix: '',
  htmlLang: 'en',
  clause: '2.1.english-root',
  label: 'English',
};

export const chinese: TestLanguage = {
  name: 'Chinese',
  lang: 'zh',
  words: zh,
  prefix: '/zh',
  htmlLang: 'zh-Hans',
  clause: '2.1.chinese-prefix',
  label: '简体中文',
};

export const languages = [english, chinese];

export const otherThan = (language: TestLanguage): TestLanguage =>
  language === english ? chinese : english;

/** Of texts in English and Chinese, those of a language. */
export const sayIn = <Key extends string, Text>(
  texts: Readonly<Record<Key, readonly [english: Text, chinese: Text]>>,
  language: TestLanguage,
): Record<Key, Text> =>
  // The same keys, each with one of its two texts.
  Object.fromEntries(
    Object.entries<readonly [Text, Text]>(texts).map(([key, both]) => [
      key,
      both[language === english ? 0 : 1],
    ]),
  ) as Record<Key, Text>;

/**
 * For what the same code does in either language: one of them in the gate, and both
 * with LANGUAGES=both, at night. The name of what is tested decides whose turn it is,
 * so the languages have about half of the tests each. Not for tests that compare
 * addresses: English has no prefix, so a link that forgets its language shows in
 * Chinese alone.
 */
export function inTurn(name: string): readonly TestLanguage[] {
  if (process.env['LANGUAGES'] === 'both') return languages;
  const sum = [...name].reduce((all, one) => all + one.charCodeAt(0), 0);
  return [languages[sum % languages.length] ?? english];
}
