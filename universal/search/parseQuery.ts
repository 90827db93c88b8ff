import { otherWords, otherWordsInRun } from './otherWords.ts';
import { stopPhrases, stopWords } from './stopWords.ts';
import {
  bigramsOf,
  normalize,
  readRuns,
  splitCamel,
  splitCompound,
} from './tokenize.ts';

/** A word of the query that has to be found. */
export interface Atom {
  term: string;
  kind: 'latin' | 'han';
  /** The reader may still be typing it. */
  isLast: boolean;
  /** Function words: they count where nothing better does. */
  isWeak: boolean;
  /** Terms of the index that say the same. */
  others: readonly string[];
}

/** Atoms written together, or that may be: finding the whole finds each. */
export interface Span {
  term: string;
  from: number;
  /** The first atom after it. */
  to: number;
  isLast: boolean;
  /** Typed with a sign between, as one name; not only put together by us. */
  isTyped: boolean;
}

export interface ParsedQuery {
  atoms: Atom[];
  spans: Span[];
  /** The query without spaces and signs, in small letters. */
  phrase: string;
}

/** Takes a query apart into what must be found. */
export function parseQuery(query: string): ParsedQuery {
  const text = normalize(query).trim();
  const atoms: Atom[] = [];
  const spans: Span[] = [];
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const add = (
    term: string,
    kind: Atom['kind'],
    others: readonly string[],
    isWeak = false,
  ) => atoms.push({ term, kind, isWeak, isLast: false, others });

  for (const { kind, text: run } of readRuns(text)) {
    const from = atoms.length;
    if (kind === 'han') {
      for (const part of splitHan(run)) {
        const others = otherWordsInRun(part);
        bigramsOf(part).forEach((pair, at) =>
          add(pair, 'han', others[at] ?? []),
        );
      }
      continue;
    }
    const words = splitCompound(run);
    const whole = run.toLowerCase();
    // `d.ts` is a word, d and ts are none.
    const othersOfWhole = words.length > 1 ? (otherWords.get(whole) ?? []) : [];
    for (const word of words) {
      const start = atoms.length;
      const parts = splitCamel(word);
      for (const part of parts) {
        const others = [...(otherWords.get(part) ?? []), ...othersOfWhole];
        add(part, 'latin', others, stopWords.has(part));
      }
      if (parts.length > 1) {
        spans.push(span(word.toLowerCase(), start, atoms.length, true));
      }
    }
    if (words.length > 1) {
      spans.push(span(whole, from, atoms.length, true));
      spans.push(span(words.join('').toLowerCase(), from, atoms.length));
    } else if (words[0] && whole !== words[0].toLowerCase()) {
      // `__dirname` with its signs is rarer than dirname.
      spans.push(span(whole, from, atoms.length, true));
    }
  }

  // `source map` may be written sourceMap, `auto external` autoExternal.
  atoms.forEach(({ term, kind, isWeak }, at) => {
    const next = atoms[at + 1];
    if (kind !== 'latin' || next?.kind !== 'latin' || isWeak) return;
    spans.push(span(term + next.term, at, at + 2));
  });

  if (atoms.every(({ isWeak }) => isWeak)) {
    for (const atom of atoms) atom.isWeak = false;
  }
  const last = atoms.at(-1);
  if (last) last.isLast = isTyping && last.kind === 'latin';
  for (const one of spans) one.isLast = isTyping && one.to === atoms.length;
  return {
    atoms,
    spans,
    phrase: flatten(text),
  };
}

/** A text without spaces and signs, to be looked for as it is. */
export function flatten(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function span(term: string, from: number, to: number, isTyped = false): Span {
  return { term, from, to, isLast: false, isTyped };
}

/** Takes words like 怎么 out of a longer run, which would pair with their neighbours. */
function splitHan(run: string): string[] {
  if (run.length <= 2) return [run];
  const parts = run.split(stopPhrases).filter(Boolean);
  return parts.length > 0 ? parts : [run];
}
