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
}

export const english: TestLanguage = {
  name: 'English',
  lang: 'en',
  words: en,
  prefix: '',
  htmlLang: 'en',
  clause: '2.1.english-root',
};

export const chinese: TestLanguage = {
  name: 'Chinese',
  lang: 'zh',
  words: zh,
  prefix: '/zh',
  htmlLang: 'zh-Hans',
  clause: '2.1.chinese-prefix',
};

export const languages = [english, chinese];
