import type { Rule } from '../../../rules/Rule.ts';
import { ExampleLibrary } from '../../../content-model/examples/ExampleLibrary.ts';
import { comment } from './comment.ts';
import { driftRules } from './drift.ts';
import { fenceLanguage, fenceTitle } from './fenceLabel.ts';
import { fenceMarks } from './fenceMarks.ts';
import { fenceReason } from './fenceReason.ts';
import { fenceUnmarked } from './fenceUnmarked.ts';
import { machinePath } from './machinePath.ts';
import { missingPartRules } from './missingParts.ts';
import { packageTabs } from './packageTabs.ts';
import { rawCode } from './rawCode.ts';
import { shellRules } from './shell.ts';

/** All rules about code that a page shows. */
export function fenceRules(root: string): Rule[] {
  const library = new ExampleLibrary(root);
  return [
    fenceMarks,
    fenceUnmarked,
    fenceReason,
    fenceTitle,
    fenceLanguage,
    ...missingPartRules(library),
    ...driftRules(library),
    comment,
    ...shellRules(library),
    packageTabs,
    machinePath,
    rawCode,
  ];
}
