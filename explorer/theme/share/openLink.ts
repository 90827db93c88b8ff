import type { Lang } from '../../../site/locales.ts';
import { shareStrings } from '../../i18n/shareStrings.ts';
import type { Sample } from '../../shared/Sample.ts';
import { CONFIG, PACKAGE } from '../model/sourceTabs.ts';
import type { ProjectFiles, Refusal } from './checkFiles.ts';
import { readProjectLink } from './projectLink.ts';
import { explainRefusal } from './shareWords.ts';

/** What a link brings: the files that someone edited, and what to say of them. */
export interface OpenedLink {
  edits: ProjectFiles;
  says: { text: string; isBad?: boolean };
}

/** Reads a link. It brings only files that the sample has: those the reader can see. */
export async function openLink(
  hash: string,
  sample: Pick<Sample, 'sources'>,
  lang: Lang,
): Promise<OpenedLink> {
  const read = await readProjectLink(hash);
  const known = [CONFIG, PACKAGE, ...Object.keys(sample.sources)];
  if ('refused' in read) return closed(read.refused);
  const other = Object.keys(read.files).find(file => !known.includes(file));
  return other === undefined
    ? { edits: read.files, says: { text: shareStrings[lang].opened } }
    : closed({ reason: 'path', file: other });

  function closed(refusal: Refusal): OpenedLink {
    const text = explainRefusal(refusal, lang);
    return { edits: {}, says: { text, isBad: true } };
  }
}
