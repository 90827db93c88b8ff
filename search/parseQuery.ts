import { synonymPhrases, synonyms, synonymsInRun } from './readSynonyms.ts';
import { stopPhrases, stopWords } from './stopWords.ts';
import { weights } from './weights.ts';
import {
  bigramsOf,
  normalize,
  readRuns,
  splitCamel,
  splitCompound,
} from './tokenize.ts';

/** A word of the query that has to match. */
export interface Atom {
  term: string;
  kind: 'latin' | 'han';
  /** The reader may still be typing it. */
  isLast: boolean;
  /** Its share of a word: pairs of Chinese characters overlap. */
  part: number;
  /** Function words: they count only if nothing better does. */
  isWeak: boolean;
  /** Terms of the index with the same meaning. */
  others: readonly string[];
}

/** Atoms that are, or may be, written as one word: matching it matches each. */
export interface Span {
  term: string;
  from: number;
  /** The first atom after it. */
  to: number;
  isLast: boolean;
  /** Typed with punctuation in between, as one name; not just joined by us. */
  isTyped: boolean;
}

export interface ParsedQuery {
  atoms: Atom[];
  spans: Span[];
  /** The query in lowercase, without spaces and punctuation. */
  phrase: string;
  /** A message that a tool printed. */
  isMessage: boolean;
}

/** A name that a message quotes, and what only messages say. */
const QUOTED = /(?<![\p{L}\p{N}])(['"`])(?<name>.+?)\1(?![\p{L}\p{N}])/gu;
const MESSAGE =
  /\b(?:error|cannot|can't|could not|failed to|not found|is not (?:a|an|defined)|TS\d{4}|ERR_[A-Z])|找不到模块|无法找到/i;

/** The names that a text quotes, such as 'react'. */
export function quotedNames(text: string): string[] {
  return Array.from(text.matchAll(QUOTED), ({ groups }) =>
    flatten(groups?.name ?? ''),
  );
}

/** Splits a query into what must match. */
export function parseQuery(query: string): ParsedQuery {
  const text = normalize(query).trim();
  const atoms: Atom[] = [];
  const spans: Span[] = [];
  const isMessage = MESSAGE.test(text);
  const quoted = isMessage ? [...text.matchAll(QUOTED)] : [];
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const add = (
    term: string,
    kind: Atom['kind'],
    others: readonly string[],
    isWeak = false,
    part = 1,
  ) => atoms.push({ term, kind, part, isWeak, isLast: false, others });

  for (const { kind, text: run, start: place } of readRuns(text)) {
    const from = atoms.length;
    const isQuoted = quoted.some(
      ({ index, 0: found }) => index < place && place < index + found.length,
    );
    if (kind === 'han') {
      const isWeak = isFiller(run);
      for (const part of splitHan(run)) {
        const others = synonymsInRun(part);
        const pairs = bigramsOf(part);
        const share = (pairs.length + 1) / (2 * pairs.length);
        pairs.forEach((pair, at) =>
          add(pair, 'han', others[at] ?? [], isWeak, share),
        );
      }
      continue;
    }
    const words = splitCompound(run);
    const whole = run.toLowerCase();
    // `d.ts` is a word; d and ts aren't.
    const othersOfWhole = words.length > 1 ? (synonyms.get(whole) ?? []) : [];
    for (const word of words) {
      const start = atoms.length;
      const parts = splitCamel(word);
      for (const part of parts) {
        const others = [...(synonyms.get(part) ?? []), ...othersOfWhole];
        add(
          part,
          'latin',
          others,
          stopWords.has(part),
          isQuoted ? weights.quotedName : 1,
        );
      }
      if (parts.length > 1) {
        spans.push(span(word.toLowerCase(), start, atoms.length, true));
      }
    }
    if (words.length > 1) {
      spans.push(span(whole, from, atoms.length, true));
      spans.push(span(words.join('').toLowerCase(), from, atoms.length));
    } else if (words[0] && whole !== words[0].toLowerCase()) {
      // `__dirname` with its underscores is rarer than dirname.
      spans.push(span(whole, from, atoms.length, true));
    }
  }

  // `source map` may be written sourceMap, `auto external` autoExternal.
  atoms.forEach(({ term, kind, isWeak }, at) => {
    const next = atoms[at + 1];
    if (kind !== 'latin' || next?.kind !== 'latin' || isWeak) return;
    spans.push(span(term + next.term, at, at + 2));
  });

  for (const { words, others } of synonymPhrases) {
    for (let at = 0; at + words.length <= atoms.length; at++) {
      const some = atoms.slice(at, at + words.length);
      if (!words.every((word, part) => some[part]?.term === word)) continue;
      // Together they say something, even if one is a function word.
      for (const atom of some) {
        atom.others = [...atom.others, ...others];
        atom.isWeak = false;
      }
    }
  }

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
    isMessage,
  };
}

/** A text without spaces and punctuation, for a literal search. */
export function flatten(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function span(term: string, from: number, to: number, isTyped = false): Span {
  return { term, from, to, isLast: false, isTyped };
}

/** Whether a Chinese run only asks, such as 怎么办, or complains. */
function isFiller(run: string): boolean {
  return run === '报错' || run.split(stopPhrases).every(part => part === '');
}

/** Removes words like 怎么 from a longer run, where they'd pair with their neighbors. */
export function splitHan(run: string): string[] {
  if (run.length <= 2) return [run];
  const parts = run.split(stopPhrases).filter(Boolean);
  return parts.length > 0 ? parts : [run];
}
