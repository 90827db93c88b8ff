import { pageRule } from '../Rule.ts';
import { findFaults, type TextFault } from './findFaults.ts';

const faults: TextFault[] = [
  {
    pattern: /["'](?=\p{Script=Han})|(?<=[\p{Script=Han}，。；：？！])["']/gu,
    what: 'a straight quotation mark',
    remedy: 'Quote with “ and ”, and inside them with ‘ and ’.',
  },
  {
    pattern: /[「」『』]/gu,
    what: 'a corner bracket',
    remedy: 'Quote with “ and ”, as the other pages do.',
  },
  {
    pattern: /“(?=[^”]*(?:“|$))|(?<=(?:^|”)[^“]*)”/gu,
    what: 'a quotation mark without its counterpart',
    remedy: 'Open with “ and close with ”.',
  },
  {
    pattern: /\((?=[^()]*\p{Script=Han}[^()]*\))/gu,
    what: 'a half-width bracket around Chinese text',
    remedy: 'Use （ and ）.',
  },
  {
    pattern: /\.{3,}|。{2,}|(?<!…)…(?!…)/gu,
    what: 'a wrong ellipsis',
    remedy: 'Write ……, six dots in two characters.',
  },
];

/** Chinese quotation marks, brackets, and ellipses. */
export const zhMarks = pageRule({
  id: 'zh-marks',
  why: 'Chinese has its own punctuation; the Latin marks are narrow and sit at the wrong height.',
  lang: 'zh',
  check: page => findFaults(page, faults, () => true),
});
