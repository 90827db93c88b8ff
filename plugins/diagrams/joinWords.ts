import { JOINER } from '../../shared/wrapText.ts';

/** Between two adjacent Han characters. */
const INSIDE = /(?<=\p{Script=Han})(?=\p{Script=Han})/gu;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Joins the characters of each Chinese word, so that no line break splits it. */
export function joinWords(text: string): string {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.replace(INSIDE, JOINER))
    .join('');
}
