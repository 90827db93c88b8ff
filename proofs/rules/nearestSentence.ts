import type { ClaimFile } from '../content-model/Claim.ts';
import { nearestOf } from '../../shared/nearest.ts';
import { isListed } from './sentences/isListed.ts';
import type { PageSentences } from './sentences/listSentences.ts';
import type { Sentence } from './sentences/Sentence.ts';

/** Below this, two sentences have nothing to do with each other. */
const LEAST_LIKENESS = 0.45;
/** Enough to show a line, not to say that it means the same. */
const SOME_LIKENESS = 0.2;

/** What a quote has probably become: a sentence that no claim quotes yet. */
export function findSuccessor(
  quote: string,
  lang: 'en' | 'zh',
  page: PageSentences,
  { claims }: ClaimFile,
): Sentence | undefined {
  const quoted = new Set(claims.flatMap(claim => claim[lang]));
  const free = page[lang].filter(({ text }) => !quoted.has(text));
  const listed = free.filter(sentence => isListed(sentence, lang));
  return nearestSentence(quote, listed) ?? nearestSentence(quote, free);
}

/** The line that's most like a text, by its place; none may be. */
export function nearestLine(
  wanted: string,
  lines: readonly string[],
): number | undefined {
  return nearestOf(wanted, lines, SOME_LIKENESS);
}

function nearestSentence(
  quote: string,
  sentences: readonly Sentence[],
): Sentence | undefined {
  const texts = sentences.map(({ text }) => text);
  const place = nearestOf(quote, texts, LEAST_LIKENESS);
  return place === undefined ? undefined : sentences[place];
}
