import { bigramsOf } from '../tokenize.ts';

/** A piece of a name. */
export interface Window {
  text: string;
  /** How many names have it. */
  count: number;
  /** Whether it begins or ends a name, or is one. */
  edge: number;
}

/** What a name that begins or ends with a piece, or is it, adds to its weight. */
const AT_EDGE = 2;
const WHOLE = 6;

/** A syllable as those hear it who don't tell n from ng, or s from sh. */
export function foldSounds(letters: string): string {
  return letters.replace(/ng/g, 'n').replace(/([zcs])h/g, '$1');
}

/** The Chinese in titles, headings, and synonyms: what readers can ask for. */
export class Vocabulary {
  /** Runs of Chinese, with the number of names that have them. */
  readonly runs: ReadonlyMap<string, number>;
  readonly #pairs: ReadonlySet<string>;
  readonly #readings: ReadonlyMap<string, readonly string[]>;
  readonly #sounds = new Map<string, readonly string[]>();

  constructor(
    names: readonly string[],
    readings: ReadonlyMap<string, readonly string[]>,
  ) {
    const runs = new Map<string, number>();
    for (const name of names) {
      for (const [run] of name.matchAll(/\p{Script=Han}{2,}/gu)) {
        runs.set(run, (runs.get(run) ?? 0) + 1);
      }
    }
    this.runs = runs;
    this.#pairs = new Set([...runs.keys()].flatMap(bigramsOf));
    this.#readings = readings;
  }

  hasPair(pair: string): boolean {
    return this.#pairs.has(pair);
  }

  readingsOf(character: string): readonly string[] {
    return this.#readings.get(character) ?? [];
  }

  /** Its readings as those type them who don't hear the difference. */
  soundsOf(character: string): readonly string[] {
    const known = this.#sounds.get(character);
    if (known) return known;
    const sounds = this.readingsOf(character).map(foldSounds);
    this.#sounds.set(character, sounds);
    return sounds;
  }

  /** Pieces of names that `read` accepts, by what it returns, with their weight. */
  collect<Key>(
    read: (run: string, start: number) => Iterable<[length: number, key: Key]>,
  ): Map<Key, Map<string, Window>> {
    const found = new Map<Key, Map<string, Window>>();
    for (const [run, count] of this.runs) {
      for (let start = 0; start < run.length - 1; start++) {
        for (const [length, key] of read(run, start)) {
          const pieces = found.get(key) ?? new Map<string, Window>();
          found.set(key, pieces);
          const text = run.slice(start, start + length);
          const edge =
            (start === 0 ? AT_EDGE : 0) +
            (start + length === run.length ? AT_EDGE : 0) +
            (length === run.length ? WHOLE : 0);
          const known = pieces.get(text);
          pieces.set(text, {
            text,
            count: (known?.count ?? 0) + count,
            edge: Math.max(known?.edge ?? 0, edge),
          });
        }
      }
    }
    return found;
  }
}

export function weightOf({ count, edge }: Window): number {
  return count + edge;
}

/** The heaviest piece. */
export function heaviest(
  pieces: ReadonlyMap<string, Window> | undefined,
): Window | undefined {
  let best: Window | undefined;
  for (const piece of pieces?.values() ?? []) {
    if (!best || weightOf(piece) > weightOf(best)) best = piece;
  }
  return best;
}
