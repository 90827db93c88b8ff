import type { ParsedQuery } from './parseQuery.ts';
import { stem } from './stem.ts';
import { bigramsOf, latinTerms, readRuns } from './tokenize.ts';

/** A piece of displayed text; marked pieces match the query. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

interface TextRange {
  start: number;
  end: number;
}

/** Splits a text where a matched term starts or ends. */
export function markTerms(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of findRanges(text, terms)) {
    if (start > done) {
      pieces.push({ text: text.slice(done, start), isMarked: false });
    }
    pieces.push({ text: text.slice(start, end), isMarked: true });
    done = end;
  }
  if (done < text.length) {
    pieces.push({ text: text.slice(done), isMarked: false });
  }
  return pieces;
}

/** Where matched terms occur in a text, in order and without overlap. */
export function findRanges(
  text: string,
  terms: ReadonlySet<string>,
): TextRange[] {
  const ranges: TextRange[] = [];
  const add = (start: number, end: number) => {
    const last = ranges.at(-1);
    if (last && last.end >= start) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  };
  for (const { kind, text: run, start } of readRuns(text)) {
    if (kind === 'han') {
      bigramsOf(run).forEach((pair, at) => {
        if (terms.has(pair)) add(start + at, start + at + pair.length);
      });
    } else if (latinTerms(run).some(term => terms.has(term))) {
      add(start, start + run.length);
    }
  }
  return ranges;
}

/**
 * The terms to mark. Where the query has a name that pages know, such as
 * `output.target`, not also names that share a part of it, or mean that part;
 * and beside other words, not every word with a single character such as 用.
 */
export function narrowTerms(
  terms: ReadonlySet<string>,
  { atoms, spans }: Pick<ParsedQuery, 'atoms' | 'spans'>,
): Set<string> {
  const names = spans.filter(({ term, isTyped }) => isTyped && terms.has(term));
  const isPart = (term: string) =>
    names.some(
      name =>
        !term.startsWith(name.term) &&
        atoms
          .slice(name.from, name.to)
          .flatMap(atom => [atom.term, ...atom.others])
          .some(part => term.startsWith(stem(part))),
    );
  const typed = atoms.map(({ term }) => term);
  const single = typed.filter(term => /^\p{Script=Han}$/u.test(term));
  const isFiller = (term: string) =>
    single.length < typed.length &&
    single.some(one => term.includes(one)) &&
    !typed.some(one => one.length > 1 && one === term);
  return new Set([...terms].filter(term => !isPart(term) && !isFiller(term)));
}
