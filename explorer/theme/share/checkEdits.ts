import type { Sample } from '../../shared/Sample.ts';
import { CONFIG, PACKAGE } from '../model/sourceTabs.ts';
import {
  checkFiles,
  refuse,
  type Checked,
  type ProjectFiles,
} from './checkFiles.ts';

/** Edits bring only files that the sample has: those the reader can see. */
export function checkEdits(
  data: unknown,
  { sources }: Pick<Sample, 'sources'>,
): Checked {
  const read = checkFiles(data);
  if ('refused' in read) return read;
  const known = [CONFIG, PACKAGE, ...Object.keys(sources)];
  const other = Object.keys(read.files).find(file => !known.includes(file));
  return other === undefined ? read : refuse('path', other);
}

/** Edits that this tab has kept, if they still fit; storage may hold anything. */
export function parseKept(
  kept: string,
  sample: Pick<Sample, 'sources'>,
): ProjectFiles | undefined {
  try {
    const read = checkEdits(JSON.parse(kept), sample);
    return 'files' in read ? read.files : undefined;
  } catch {
    return undefined;
  }
}
