import type { Page } from '../../content-model/Page.ts';
import { CODE, flattenBlocks } from '../words/flattenBlocks.ts';

/** Sentence statistics; they're shown but never fail a page. */
export interface Rhythm {
  sentences: number;
  meanWords: number;
  /** Share of sentences with SHORT_WORDS or fewer, from 0 to 1. */
  short: number;
  contractions: number;
}

const SHORT_WORDS = 8;
/** Shorter pieces are labels, cells, and list items, not sentences. */
const LEAST_WORDS = 3;

/** How English pages flow, which a rule can't judge but a writer can. */
export function measureRhythm(pages: readonly Page[]): Rhythm {
  const texts = pages.flatMap(flattenBlocks).map(({ text }) => text);
  const lengths = texts
    .flatMap(text => text.split(/(?<=[.!?:])\s+/))
    .filter(text => /[.!?:]$/.test(text.trim()))
    .map(text => text.replaceAll(CODE, 'code').trim().split(/\s+/).length)
    .filter(length => length >= LEAST_WORDS);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const short = lengths.filter(length => length <= SHORT_WORDS).length;
  return {
    sentences: lengths.length,
    meanWords: total / Math.max(1, lengths.length),
    short: short / Math.max(1, lengths.length),
    contractions: texts
      .map(text =>
        text.match(/\w(?:n['’]t|['’](?:re|ve|ll|s (?:not|a|the)))\b/g),
      )
      .reduce((sum, found) => sum + (found?.length ?? 0), 0),
  };
}
