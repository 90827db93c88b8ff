import type { Rule } from '../Rule.ts';
import { defaultIsRight } from './defaultIsRight.ts';
import { optionExists } from './optionExists.ts';
import type { Reference } from '../../content-model/options/Reference.ts';
import { signatureIsRight } from './signatureIsRight.ts';
import { typeIsRight } from './typeIsRight.ts';

/** The rules for pages about options and exports. */
export function referenceRules(reference: Reference): readonly Rule[] {
  return [
    optionExists(reference),
    typeIsRight(reference),
    defaultIsRight(reference),
    signatureIsRight(reference),
  ];
}
