import { createHash } from 'node:crypto';
import {
  listSampleIds,
  readSampleText,
} from '../../content-model/examples/samples.ts';

/** Where the data of the samples is published. */
export const FOLDER = '/static/explorer';
const HASH_LENGTH = 10;

/** The data of a sample, in a file that is named after its content. */
export interface SampleFile {
  id: string;
  /** Its name in the folder. */
  name: string;
  text: string;
}

/** The files to publish for the samples in `examples/explorer/`. */
export function listSampleFiles(folder: string): SampleFile[] {
  return listSampleIds(folder).flatMap(id => {
    const committed = readSampleText(folder, id);
    if (committed === undefined) return [];
    const text = JSON.stringify(JSON.parse(committed));
    const hash = createHash('sha256').update(text).digest('hex');
    return { id, name: `${id}-${hash.slice(0, HASH_LENGTH)}`, text };
  });
}

/** The address of each sample's data. */
export function sampleAddresses(
  files: readonly SampleFile[],
): Record<string, string> {
  return Object.fromEntries(
    files.map(({ id, name }) => [id, `${FOLDER}/${name}.json`]),
  );
}
