import { editDistance } from './editDistance.ts';
import { parseQuery, type Atom } from './parseQuery.ts';
import type { TermSource } from './Postings.ts';
import { stopPhrases } from './stopWords.ts';
import {
  bigramsOf,
  normalize,
  readRuns,
  splitCamel,
  splitCompound,
} from './tokenize.ts';

/** A longer query is pasted: nobody expects its words on a page. */
const MOST_WORDS = 10;
/** The code of an error: TS2307, ERR_REQUIRE_ESM. */
const CODE = /\b(?:[A-Z]{2,}\d{3,}|[A-Z]+(?:_[A-Z\d]+)+)\b/g;
/** Shorter words are abbreviations; those with digits are versions. */
const PLAIN_WORD = /^(?:\p{Script=Han}{2,}|\D{3,})$/u;

/**
 * The code or word of a query that no page has: not as typed, nor in another form, by
 * a synonym, or with one typo. The longest, if there are several.
 */
export async function findUnknownWord(
  query: string,
  sources: readonly TermSource[],
): Promise<string | undefined> {
  for (const [code] of query.matchAll(CODE)) {
    if (!(await hasTerm(code.toLowerCase(), true, sources))) return code;
  }
  const { atoms, spans, isMessage } = parseQuery(query);
  if (isMessage || atoms.length > MOST_WORDS) return undefined;
  const isFound = await Promise.all(
    atoms.map(async atom => atom.isWeak || isKnown(atom, sources)),
  );
  for (const { term, from, to, isLast } of spans) {
    const isOpen = isFound.slice(from, to).includes(false);
    if (isOpen && (await hasTerm(term, isLast, sources))) {
      isFound.fill(true, from, to);
    }
  }
  const unknown = new Set(
    atoms.filter((_, at) => !isFound[at]).map(({ term }) => term),
  );
  if (unknown.size === 0) return undefined;
  return wordsIn(query, unknown)
    .filter(word => PLAIN_WORD.test(word))
    .sort((a, b) => b.length - a.length)[0];
}

/** The unknown words as they were typed. */
function wordsIn(query: string, unknown: ReadonlySet<string>): string[] {
  return readRuns(normalize(query)).flatMap(({ kind, text: run }) =>
    kind === 'han'
      ? run.split(stopPhrases).flatMap(part => restOf(part, unknown))
      : splitCompound(run).filter(word =>
          splitCamel(word).some(part => unknown.has(part)),
        ),
  );
}

/** What is left of a Chinese run without the pairs that pages have. */
function restOf(run: string, unknown: ReadonlySet<string>): string[] {
  const characters = [...run];
  bigramsOf(run).forEach((pair, at) => {
    if (!unknown.has(pair)) characters.fill(' ', at, at + 2);
  });
  return characters.join('').split(' ');
}

async function isKnown(
  { term, isLast, others }: Atom,
  sources: readonly TermSource[],
): Promise<boolean> {
  if (await hasTerm(term, isLast, sources)) return true;
  for (const other of others) {
    if (await hasTerm(other, false, sources)) return true;
  }
  for (const source of sources) {
    const typos = await source.find(term, { isLast, allowsTypos: true });
    const isOneSlip = typos.some(({ term: near }) => {
      const { whole, start } = editDistance(term, near, 1);
      return Math.min(whole, isLast ? start : whole) <= 1;
    });
    if (isOneSlip) return true;
  }
  return false;
}

async function hasTerm(
  term: string,
  isLast: boolean,
  sources: readonly TermSource[],
): Promise<boolean> {
  const options = { isLast, allowsTypos: false };
  for (const source of sources) {
    if ((await source.find(term, options)).length > 0) return true;
  }
  return false;
}
