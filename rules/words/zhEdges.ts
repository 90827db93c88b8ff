import { pageRule } from '../Rule.ts';
import { findFaults, type TextFault } from './findFaults.ts';
import { CODE } from './flattenBlocks.ts';

const han = '\\p{Script=Han}';
const latin = `[A-Za-z0-9${CODE}]`;
const afterWord = `(?<=[${CODE}A-Za-z0-9”）])`;
const fullWidth = '，。；：？！、';

/** What autocorrect doesn't see, because there's markup between the two. */
const faults: TextFault[] = [
  {
    pattern: new RegExp(
      `(?<=${han})(?=${latin})|(?<=${latin})(?=${han})`,
      'gu',
    ),
    what: 'no space between Chinese and Latin text or code',
    remedy: 'Put one space between them.',
  },
  {
    pattern: new RegExp(
      `${afterWord}[,;:?!](?=\\s*(?:${han}|${CODE}|$))|(?<=${CODE})\\.(?=\\s|$)`,
      'gu',
    ),
    what: 'half-width punctuation in a Chinese sentence',
    remedy: 'Use ，。；：？！ or 、 in a Chinese sentence.',
  },
  {
    pattern: new RegExp(
      `(?<=[${fullWidth}（“]) (?=\\S)|(?<=\\S) (?=[${fullWidth}）”])`,
      'gu',
    ),
    what: 'a space next to full-width punctuation',
    remedy: 'Full-width punctuation includes its own space: remove this one.',
  },
];

/** Chinese spacing and punctuation at the edges of code, links, and emphasis. */
export const zhEdges = pageRule({
  id: 'zh-edges',
  why: 'Readers see the text without its markup, and uneven spacing looks like a mistake.',
  lang: 'zh',
  check: page =>
    findFaults(
      page,
      faults,
      // After bold text, a space may be needed: see the rule on emphasis.
      ({ edges, emphasisEnds }, start, end) =>
        !emphasisEnds.has(start) && (edges.has(start) || edges.has(end)),
    ),
});
