import type { Site } from '../../../content-model/Site.ts';
import { isListed } from './isListed.ts';
import { pairSentences, type Pair } from './pairSentences.ts';
import { readBlocks } from './readBlocks.ts';
import type { Sentence } from './Sentence.ts';

/** A sentence that needs a proof, with its counterpart. */
export interface ListedSentence {
  /** The language whose sentence has the word. */
  lang: 'en' | 'zh';
  sentence: Sentence;
  pair: Pair;
}

/** The sentences of a page in both languages. */
export interface PageSentences {
  id: string;
  files: { en: string; zh: string };
  en: Sentence[];
  zh: Sentence[];
  /**
   * Each English sentence with a word of the list, and each Chinese one whose
   * counterpart has none.
   */
  listed: ListedSentence[];
}

/** Reads the sentences of a page; undefined if a language doesn't have it. */
export function listSentences(
  site: Site,
  id: string,
): PageSentences | undefined {
  const [en, zh] = [site.page(id, 'en'), site.page(id, 'zh')];
  if (!en || !zh) return undefined;
  const blocks = { en: readBlocks(en), zh: readBlocks(zh) };
  const pairs = pairSentences(blocks.en, blocks.zh);
  return {
    id,
    files: { en: en.file, zh: zh.file },
    en: blocks.en.flatMap(({ sentences }) => sentences),
    zh: blocks.zh.flatMap(({ sentences }) => sentences),
    listed: pairs.flatMap(listPair),
  };
}

function listPair(pair: Pair): ListedSentence[] {
  const inLang = (lang: 'en' | 'zh') =>
    pair[lang]
      .filter(sentence => isListed(sentence, lang))
      .map(sentence => ({ lang, sentence, pair }));
  const english = inLang('en');
  return english.length > 0 ? english : inLang('zh');
}
