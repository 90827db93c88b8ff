import type { Lang } from '../../../site/locales.ts';
import type { Edits } from './checkFiles.ts';
import { writeProjectLink } from './projectLink.ts';
import { explainRefusal } from './shareWords.ts';

/** The address of what is shown with these edits; rejects with the reason in words. */
export async function shareAddress(edits: Edits, lang: Lang): Promise<string> {
  const written = await writeProjectLink(edits);
  if ('refused' in written)
    throw new Error(explainRefusal(written.refused, lang));
  const { origin, pathname, search } = window.location;
  return origin + pathname + search + written.hash;
}
