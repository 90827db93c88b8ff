import type { Rule } from '../Rule.ts';
import { frontMatter } from './frontMatter.ts';
import { headingCase } from './headingCase.ts';
import { noTopHeading } from './noTopHeading.ts';
import { written } from './written.ts';
import { zhAutocorrect } from './zhAutocorrect.ts';
import { zhEdges } from './zhEdges.ts';
import { zhEmphasis } from './zhEmphasis.ts';
import { zhMarks } from './zhMarks.ts';

export const wordRules: readonly Rule[] = [
  frontMatter,
  written,
  noTopHeading,
  headingCase,
  zhAutocorrect,
  zhEdges,
  zhMarks,
  zhEmphasis,
];
