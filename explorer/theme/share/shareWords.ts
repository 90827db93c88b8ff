import type { Lang } from '../../../site/locales.ts';
import { shareStrings } from '../../i18n/shareStrings.ts';
import { fill } from '../Words.ts';
import { limits, type Refusal } from './checkFiles.ts';

/** Why a project isn't opened or shared, in words. */
export function explainRefusal({ reason, file = '' }: Refusal, lang: Lang) {
  return fill(shareStrings[lang][reason], {
    file,
    files: limits.files,
    kilobytes: limits.characters / 1024,
  });
}
