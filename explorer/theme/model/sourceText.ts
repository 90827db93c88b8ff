import { configText, packageText } from '../../shared/project.ts';
import type { Choice, Sample } from '../../shared/Sample.ts';
import { textIn } from './compareFiles.ts';
import { CONFIG, PACKAGE } from './sourceTabs.ts';

/** A file that one writes for a choice. */
export function sourceText(
  sample: Sample,
  choice: Choice,
  file: string,
): string {
  if (file === CONFIG) return configText(sample, choice);
  if (file === PACKAGE) return packageText(sample, choice);
  return textIn(sample.sources, file) ?? '';
}
