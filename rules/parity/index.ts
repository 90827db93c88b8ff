import type { Rule } from '../Rule.ts';
import { sameComponents } from './sameComponents.ts';
import { sameFences } from './sameFences.ts';
import { sameFrontMatter } from './sameFrontMatter.ts';
import { sameHeadings } from './sameHeadings.ts';
import { sameInlineCode } from './sameInlineCode.ts';
import { sameLinks } from './sameLinks.ts';
import { samePages } from './samePages.ts';
import { sameLists, sameTables } from './sameShapes.ts';
import { translated } from './translated.ts';
import { upToDate } from './upToDate.ts';

export const parityRules: readonly Rule[] = [
  samePages,
  sameFrontMatter,
  sameHeadings,
  sameFences,
  sameLinks,
  sameTables,
  sameLists,
  sameComponents,
  sameInlineCode,
  translated,
  upToDate,
];
