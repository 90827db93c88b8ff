import { englishSynonyms } from './synonyms/en.ts';
import { chineseSynonyms } from './synonyms/zh.ts';

/** Both tables of synonyms, by word. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  `${englishSynonyms.trim()}\n${chineseSynonyms.trim()}`
    .split('\n')
    .map(line => {
      const [word = '', others = ''] = line.split(': ');
      return [word, others.split(' ')];
    }),
);

/** Synonyms of several words: `script tag`. */
export const synonymPhrases = [...synonyms]
  .filter(([words]) => words.includes(' '))
  .map(([words, others]) => ({ words: words.split(' '), others }));

const hanWords = [...synonyms.keys()].filter(word =>
  /^\p{Script=Han}/u.test(word),
);

/** Synonyms for the contents of a Chinese run, by the position of each pair. */
export function synonymsInRun(run: string): string[][] {
  const found = Array.from({ length: Math.max(1, run.length - 1) }, () => [
    ...(run.length === 1 ? (synonyms.get(run) ?? []) : []),
  ]);
  for (const word of hanWords) {
    for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + 1)) {
      for (let pair = at; pair < at + word.length - 1; pair++) {
        found[pair]?.push(...(synonyms.get(word) ?? []));
      }
    }
  }
  return found;
}
