import { matchWords, splitWords } from './words.ts';
import type { ExampleEntry } from '../docs/Docs.ts';

/** A list that nobody reads to its end helps no one. */
const MAX_FOUND = 20;
/** How much a word counts by where it is. */
const WEIGHTS = { name: 4, place: 2, file: 2, source: 1 };

/**
 * The examples that fit the words of a query, best first: those with more of the words,
 * then those with rarer words in more telling places.
 */
export function findExamples(
  examples: readonly ExampleEntry[],
  query: string,
): ExampleEntry[] {
  const words = splitWords(query);
  const fields = examples.map(fieldsOf);
  const found = examples.map((example, at) => ({
    example,
    scores: words.map(word => scoreOf(word, fields[at])),
  }));
  const rarity = words.map((_, at) => {
    const count = found.filter(({ scores }) => (scores[at] ?? 0) > 0).length;
    return Math.log(1 + examples.length / (1 + count));
  });
  return found
    .map(({ example, scores }) => ({
      example,
      count: scores.filter(score => score > 0).length,
      score: scores.reduce((sum, one, at) => sum + one * (rarity[at] ?? 0), 0),
    }))
    .filter(({ count }) => count > 0 && count >= words.length / 2)
    .sort((a, b) => b.count - a.count || b.score - a.score)
    .slice(0, MAX_FOUND)
    .map(({ example }) => example);
}

type Fields = Record<keyof typeof WEIGHTS, ReadonlySet<string>>;

function fieldsOf(example: ExampleEntry): Fields {
  const { id, title, places, sources } = example;
  const files = Object.keys(sources);
  return {
    name: new Set(splitWords(`${id} ${title}`)),
    place: new Set(splitWords(places.join(' '))),
    file: new Set(splitWords(files.join(' '))),
    source: new Set(splitWords(Object.values(sources).join(' '))),
  };
}

function scoreOf(word: string, fields: Fields | undefined): number {
  if (!fields) return 0;
  return Object.entries(WEIGHTS).reduce(
    (sum, [name, weight]) =>
      // `as` is right: the keys of WEIGHTS are those of Fields.
      matchWords(word, fields[name as keyof Fields]) ? sum + weight : sum,
    0,
  );
}
