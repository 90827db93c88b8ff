import type {
  FindOptions,
  Posting,
  TermMatch,
  TermSource,
} from './Postings.ts';
import type { SectionSource } from './SearchIndex.ts';
import type { Section } from './SearchRecord.ts';
import { TermDictionary } from './TermDictionary.ts';

/** The table of a large site's index. */
export interface ShardManifest {
  sectionCount: number;
  termShards: number;
  sectionsPerShard: number;
}

/**
 * The number of sections that contain a term, then the best of them, three
 * numbers each: section, weight × 100, share × 100.
 */
export type TermShard = Record<string, number[]>;

export type LoadShard = (
  kind: 'terms' | 'sections',
  number: number,
) => Promise<unknown>;

/** Fewer than in memory, because each section may be a separate file. */
const CLOSE_LOOK = 20;

/** The file with the terms a word could match: those with the same prefix. */
export function shardOf(term: string, shardCount: number): number {
  const isHan = /^\p{Script=Han}/u.test(term);
  const start = term.slice(0, isHan ? 1 : 2);
  let hash = 0;
  for (const character of start) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  }
  return hash % shardCount;
}

/** An index that loads only the shards a query needs. */
export class ShardedIndex implements TermSource, SectionSource {
  readonly sectionCount: number;
  readonly closeLook = CLOSE_LOOK;
  readonly #manifest: ShardManifest;
  readonly #load: LoadShard;
  readonly #terms = new Map<
    number,
    Promise<{ shard: TermShard; dictionary: TermDictionary }>
  >();
  readonly #sections = new Map<number, Promise<Section[]>>();

  constructor(manifest: ShardManifest, load: LoadShard) {
    this.sectionCount = manifest.sectionCount;
    this.#manifest = manifest;
    this.#load = load;
  }

  async find(
    word: string,
    { isLast, allowsTypos }: FindOptions,
  ): Promise<TermMatch[]> {
    const number = shardOf(word, this.#manifest.termShards);
    const { shard, dictionary } = await remember(
      this.#terms,
      number,
      async () => {
        const loaded = (await this.#load('terms', number)) as TermShard;
        return {
          shard: loaded,
          dictionary: new TermDictionary(Object.keys(loaded)),
        };
      },
    );
    const found = dictionary.find(word, isLast);
    const matches =
      found.length === 0 && allowsTypos ? dictionary.findTypos(word) : found;
    return matches.map(match => {
      const [count = 0, ...numbers] = shard[match.term] ?? [];
      return { ...match, count, postings: readPostings(numbers) };
    });
  }

  async read(section: number): Promise<Section> {
    const { sectionsPerShard } = this.#manifest;
    const number = Math.floor(section / sectionsPerShard);
    const sections = await remember(
      this.#sections,
      number,
      async () => (await this.#load('sections', number)) as Section[],
    );
    const found = sections[section % sectionsPerShard];
    if (!found) throw new Error(`The index has no section ${section}.`);
    return found;
  }

  /** It would have to be loaded, so only its URL is right. */
  counterpart(section: Section, path: string): Section {
    return { ...section, path };
  }

  /** Needs all headings in memory. */
  suggest(): string[] {
    return [];
  }
}

function readPostings(numbers: readonly number[]): Posting[] {
  const postings: Posting[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    postings.push({
      section: numbers[at] ?? 0,
      weight: (numbers[at + 1] ?? 0) / 100,
      share: (numbers[at + 2] ?? 0) / 100,
    });
  }
  return postings;
}

/** Loads once; a failed load can be retried. */
function remember<Value>(
  known: Map<number, Promise<Value>>,
  key: number,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? load();
  known.set(key, value);
  value.catch(() => known.delete(key));
  return value;
}
