import { Converter } from 'opencc-js/cn2t';
import { pinyin } from 'pinyin-pro';
import type { ChineseData } from '@rslib-website/search/chinese/ChineseData';
import type { PackedIndex } from '@rslib-website/search/SearchRecord';
import { synonyms } from '@rslib-website/search/readSynonyms';

/** How the Chinese in titles, headings, and synonyms is read and written. */
export function createChineseData({ pages }: PackedIndex): ChineseData {
  const names = [
    ...pages.flatMap(([, , title, sections]) => [
      title,
      ...sections.map(([, , heading]) => heading),
    ]),
    ...synonyms.keys(),
    ...[...synonyms.values()].flat(),
  ];
  const runs = new Set(
    names.flatMap(name => name.match(/\p{Script=Han}+/gu) ?? []),
  );
  const bySyllable = new Map<string, Set<string>>();
  for (const run of runs) {
    // Whole runs, because readings depend on the word: 重定向 and 重要 differ in 重.
    const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true });
    [...run].forEach((character, at) => {
      const syllable = syllables[at] ?? '';
      const known = bySyllable.get(syllable) ?? new Set();
      bySyllable.set(syllable, known.add(character));
    });
  }
  return {
    pinyin: [...bySyllable]
      .sort()
      .map(
        ([syllable, characters]) => syllable + [...characters].sort().join(''),
      )
      .join(''),
    traditional: traditionalOf(new Set(frequent(pages) + [...runs].join(''))),
  };
}

/** A character in fewer sections isn't worth its bytes. */
const FEW_SECTIONS = 4;

/** The characters of the texts, as one string. */
function frequent(pages: PackedIndex['pages']): string {
  const counts = new Map<string, number>();
  for (const [, , , sections] of pages) {
    for (const [, , , text = ''] of sections) {
      for (const character of new Set(text.match(/\p{Script=Han}/gu))) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .filter(([, count]) => count >= FEW_SECTIONS)
    .map(([character]) => character)
    .join('');
}

/**
 * Created late: their dictionaries take 100 MB, and rendering pages takes the most
 * memory.
 */
let converters: ReturnType<typeof Converter>[] | undefined;

function traditionalOf(characters: ReadonlySet<string>): string {
  converters ??= (['hk', 'twp', 't'] as const).map(to =>
    Converter({ from: 'cn', to }),
  );
  const pairs = new Set<string>();
  for (const simple of [...characters].sort()) {
    for (const convert of converters) {
      const other = convert(simple);
      const isUsed = characters.has(other);
      if (other.length === 1 && !isUsed) pairs.add(other + simple);
    }
  }
  return [...pairs].join('');
}
