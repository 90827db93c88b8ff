import type { Rule } from '../Rule.ts';
import { headingIds } from './headingIds.ts';
import { linkAnchor } from './linkAnchor.ts';
import { linkForm } from './linkForm.ts';
import { linkLanguage } from './linkLanguage.ts';
import { linkTarget } from './linkTarget.ts';
import { pageParts } from './pageParts.ts';

export const linkRules: readonly Rule[] = [
  headingIds,
  linkTarget,
  linkLanguage,
  linkForm,
  linkAnchor,
  pageParts,
];
