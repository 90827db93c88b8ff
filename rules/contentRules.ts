import { homeRules } from './home/index.ts';
import { linkRules } from './links/index.ts';
import { parityRules } from './parity/index.ts';
import { proseRules } from './prose/index.ts';
import { wordRules } from './words/index.ts';

/** The rules that need nothing but the pages. */
export const contentRules = [
  ...parityRules,
  ...linkRules,
  ...wordRules,
  ...homeRules,
  ...proseRules,
];
