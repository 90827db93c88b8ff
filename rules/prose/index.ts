import { enSentences } from './enSentences.ts';
import { enWords } from './enWords.ts';
import { pageRule, type Rule } from '../Rule.ts';
import { findProse } from './findProse.ts';
import type { ProsePattern } from './ProsePattern.ts';
import { termPatterns } from './termPatterns.ts';
import { zhPatterns } from './zhPatterns.ts';

/** The habits that the guide in content/VOICE.md discourages. */
export const prosePatterns: readonly ProsePattern[] = [
  ...[...enWords, ...enSentences].map(habit => ({ ...habit, lang: 'en' })),
  ...zhPatterns.map(habit => ({ ...habit, lang: 'zh' })),
  ...termPatterns(),
];

export const proseRules: readonly Rule[] = prosePatterns.map(pattern =>
  pageRule({ ...pattern, check: page => findProse(pattern, page) }),
);
