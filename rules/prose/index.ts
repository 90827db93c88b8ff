import { enSentences } from './enSentences.ts';
import { enWords } from './enWords.ts';
import type { ProsePattern } from './ProsePattern.ts';
import { termPatterns } from './termPatterns.ts';
import { zhPatterns } from './zhPatterns.ts';

/** The habits that the guide in content/VOICE.md discourages. */
export const prosePatterns: readonly ProsePattern[] = [
  ...[...enWords, ...enSentences].map(habit => ({ ...habit, lang: 'en' })),
  ...zhPatterns.map(habit => ({ ...habit, lang: 'zh' })),
  ...termPatterns(),
];
