/** Between two Han characters of one word; theme/mdx/diagram/wrapText.ts reads it. */
const JOINER = '\u2060';

/** Two Han characters that follow each other in one word. */
const INSIDE = /(?<=\p{Script=Han})(?=\p{Script=Han})/gu;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Marks where the words of a Chinese text may not be parted. The build does it,
 * once: browsers know different words and would draw other lines than the build.
 */
export function joinWords(text: string): string {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.replace(INSIDE, JOINER))
    .join('');
}
