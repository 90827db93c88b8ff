import type { Sample } from '../../shared/Sample.ts';
import { isSetup, withEdits } from '../model/sourceTabs.ts';
import { checkFiles, refuse, type Checked, type Edits } from './checkFiles.ts';

type Files = Pick<Sample, 'sources'>;

/** Where files can be added: elsewhere, tools would find what configures them. */
const ADDED = 'src/';

/** Takes data from outside as edits of a sample, or says why not. */
export function checkEdits(data: unknown, sample: Files): Checked {
  const read = checkFiles(data);
  if ('refused' in read) return read;
  const other = Object.keys(read.files).find(file => !mayHave(file, sample));
  if (other !== undefined) return refuse('path', other);
  const all = checkFiles(withEdits(sample, read.files).sources);
  return 'refused' in all ? all : read;
}

/** Files that readers see: those of the sample, and those among them. */
function mayHave(file: string, { sources }: Files): boolean {
  return (
    isSetup(file) || Object.hasOwn(sources, file) || file.startsWith(ADDED)
  );
}

/** Edits that this tab has kept, if they still fit; storage may hold anything. */
export function parseKept(kept: string, sample: Files): Edits | undefined {
  try {
    const read = checkEdits(JSON.parse(kept), sample);
    return 'files' in read ? read.files : undefined;
  } catch {
    return undefined;
  }
}
