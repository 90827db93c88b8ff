// Pinyin as examples. cspell:ignore shuchugeshi hjbl
import {
  foldSounds,
  heaviest,
  weightOf,
  type Vocabulary,
} from './Vocabulary.ts';

/** Fewer initials could be anything. */
const SHORTEST_INITIALS = 3;
const LONGEST_INITIALS = 8;
/** What a syllable costs that is in no name. */
const UNREAD = -1;

export interface Reading {
  score: number;
  words: string[];
  /** Letters that are in no name. */
  unread: number;
}

/** How letters are read: as they are, or by how they sound. */
export interface Ear {
  hear: (letters: string) => string;
  syllables: ReadonlySet<string>;
  /** Whether letters are syllables throughout. */
  isPinyin: RegExp;
  readingsOf: (character: string) => readonly string[];
}

export function createEars(
  syllables: readonly string[],
  vocabulary: Vocabulary,
): Ear[] {
  const asTyped = (letters: string) => letters;
  return [asTyped, foldSounds].map(hear => {
    const heard = new Set(syllables.map(hear));
    const isPinyin = new RegExp(`^(?:${[...heard].join('|')})+$`);
    const readingsOf = (character: string) =>
      hear === asTyped
        ? vocabulary.readingsOf(character)
        : vocabulary.soundsOf(character);
    return { hear, syllables: heard, isPinyin, readingsOf };
  });
}

/**
 * Chinese words for letters that spell their pinyin: `shuchugeshi` is 输出格式.
 * Each word has at least two characters, because one alone could be many.
 */
export function readSyllables(
  typed: string,
  vocabulary: Vocabulary,
  { hear, syllables, isPinyin, readingsOf }: Ear,
): Reading | undefined {
  const letters = hear(typed);
  if (!isPinyin.test(letters)) return undefined;
  // The best reading of the letters up to each place.
  const best: (Reading | undefined)[] = [{ score: 0, words: [], unread: 0 }];
  const improve = (end: number, next: Reading) => {
    const known = best[end];
    if (!known || known.score < next.score) best[end] = next;
  };
  for (let from = 0; from < letters.length; from++) {
    const before = best[from];
    if (!before) continue;
    const pieces = vocabulary.collect((run, start) =>
      endsOfSyllables(letters, from, run, start, readingsOf),
    );
    for (const [end, ofEnd] of pieces) {
      const piece = heaviest(ofEnd);
      if (!piece) continue;
      improve(end, {
        score:
          before.score + piece.text.length ** 2 + Math.log(weightOf(piece)),
        words: [...before.words, piece.text],
        unread: before.unread,
      });
    }
    for (let end = from + 1; end <= Math.min(letters.length, from + 6); end++) {
      if (!syllables.has(letters.slice(from, end))) continue;
      improve(end, {
        score: before.score + UNREAD,
        words: before.words,
        unread: before.unread + end - from,
      });
    }
  }
  const whole = best[letters.length];
  return whole && whole.words.length > 0 ? whole : undefined;
}

/** Where the letters of the characters from `start` on end, two or more of them. */
function* endsOfSyllables(
  letters: string,
  from: number,
  run: string,
  start: number,
  readingsOf: (character: string) => readonly string[],
): Generator<[number, number]> {
  let ends = [from];
  for (let at = start; at < run.length && ends.length > 0; at++) {
    ends = ends.flatMap(end =>
      readingsOf(run[at] ?? '')
        .filter(syllable => letters.startsWith(syllable, end))
        .map(syllable => end + syllable.length),
    );
    if (at > start) for (const end of ends) yield [at - start + 1, end];
  }
}

/** The Chinese word whose syllables begin with these letters: `hjbl` is 环境变量. */
export function readInitials(
  letters: string,
  vocabulary: Vocabulary,
): string | undefined {
  const { length } = letters;
  if (length < SHORTEST_INITIALS || length > LONGEST_INITIALS) return undefined;
  if (/^(.)\1*$/.test(letters)) return undefined;
  const pieces = vocabulary.collect((run, start) => {
    if (start + length > run.length) return [];
    for (let at = 0; at < length; at++) {
      const initials = vocabulary.readingsOf(run[start + at] ?? '');
      if (!initials.some(one => one[0] === letters[at])) return [];
    }
    return [[length, true]];
  });
  return heaviest(pieces.get(true))?.text;
}
