import type { Lang } from '../../../site/locales.ts';
import { shareStrings } from '../../i18n/shareStrings.ts';
import type { Sample } from '../../shared/Sample.ts';
import { checkEdits, parseKept } from './checkEdits.ts';
import type { Edits, Refusal } from './checkFiles.ts';
import { keepEdits } from './keptEdits.ts';
import { readProjectLink } from './projectLink.ts';
import { explainRefusal } from './shareWords.ts';

/** What a link or this tab has: the files that were edited, and what to say of them. */
export interface OpenedLink {
  edits: Edits;
  says: { text: string; isBad?: boolean };
}

type Files = Pick<Sample, 'id' | 'sources'>;

/** Reads a link, and keeps what it brings: the next option takes it off the address. */
export async function openLink(
  hash: string,
  sample: Files,
  lang: Lang,
): Promise<OpenedLink> {
  const read = await readProjectLink(hash);
  if ('refused' in read) return closed(read.refused);
  const checked = checkEdits(read.files, sample);
  if ('refused' in checked) return closed(checked.refused);
  keepEdits(sample.id, checked.files);
  return { edits: checked.files, says: { text: shareStrings[lang].opened } };

  function closed(refusal: Refusal): OpenedLink {
    const text = explainRefusal(refusal, lang);
    return { edits: {}, says: { text, isBad: true } };
  }
}

/** Reads what this tab has kept. */
export function openKept(
  kept: string,
  sample: Files,
  lang: Lang,
): OpenedLink | undefined {
  const edits = parseKept(kept, sample);
  return edits && { edits, says: { text: shareStrings[lang].kept } };
}
