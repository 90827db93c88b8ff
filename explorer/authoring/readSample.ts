import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Choice, Condition, SampleHead } from '../shared/Sample.ts';
import { listFiles } from '../../content-model/examples/listFiles.ts';

/** What `sample.json` says about a sample, and the files beside it. */
export interface SampleSource extends SampleHead {
  id: string;
  sources: Record<string, string>;
  dts: SampleHead['dts'] & {
    /** Choices whose declarations are those of another choice. */
    like: { when: Condition; as: Choice }[];
  };
}

/** Reads one sample of the folder `examples/explorer/`. */
export function readSample(folder: string, id: string): SampleSource {
  const read = (file: string) =>
    readFileSync(path.join(folder, id, file), 'utf8');
  const files = listFiles(path.join(folder, id)).filter(
    file => file !== 'sample.json',
  );
  // `as` is safe: the build of the sample fails on anything else.
  const head = JSON.parse(read('sample.json')) as Omit<
    SampleSource,
    'id' | 'sources'
  >;
  return {
    ...head,
    id,
    sources: Object.fromEntries(files.map(file => [file, read(file)])),
  };
}
