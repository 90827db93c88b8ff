import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readData,
  writeData,
} from '../../content-model/examples/resultFiles.ts';
import { sampleFile } from '../../content-model/examples/samples.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { hashSampleCode } from '../../explorer/authoring/hashSampleCode.ts';
import { projectFolder } from './composeChain.ts';
import { hashExample, hashSurroundings } from './hashExample.ts';

/**
 * For each example and each sample of the Explorer, a hash over it, the tools, and its
 * committed result. While it matches, nothing that decides the result has changed since
 * it was built, so only some are built again with every change.
 */
const FILE = 'examples/recorded.json';

export type RecordedHashes = Readonly<Partial<Record<string, string>>>;

export function readRecorded(root: string): RecordedHashes {
  return readData<RecordedHashes>(path.join(root, FILE)) ?? {};
}

/** Keeps the hashes of the examples there are; returns whether anything changed. */
export function writeRecorded(
  root: string,
  ids: readonly string[],
  hashes: RecordedHashes,
): boolean {
  const kept: RecordedHashes = Object.fromEntries(
    ids.map(id => [id, hashes[id]] as const),
  );
  return writeData(path.join(root, FILE), kept);
}

/** The name of a sample among the records. */
export const sampleRecord = (id: string) => `explorer/${id}`;

/** The hashes of examples and samples as they are now. */
export function hashRecords(
  root: string,
  { ids, sampleIds }: { ids: readonly string[]; sampleIds: readonly string[] },
  toolchain: Record<string, string>,
): RecordedHashes {
  const examples = path.join(root, 'examples');
  const samples = path.join(examples, 'explorer');
  const surroundings = hashSurroundings(toolchain);
  const aroundSamples = hashSampleCode(toolchain);
  const hashes: Record<string, string> = {};
  for (const id of ids) {
    hashes[id] = hashRecord(
      hashExample(projectFolder(root, id), surroundings),
      path.join(examples, 'results', `${id}.json`),
    );
  }
  for (const id of sampleIds) {
    hashes[sampleRecord(id)] = hashRecord(
      hashExample(path.join(samples, id), aroundSamples),
      sampleFile(samples, id),
    );
  }
  return hashes;
}

function hashRecord(source: string, resultFile: string): string {
  return createHash('sha256')
    .update(source)
    .update(existsSync(resultFile) ? readFileSync(resultFile) : '')
    .digest('hex')
    .slice(0, 16);
}

/** Says which examples, or tools, changed after they were recorded. */
export function reportUnrecorded(ids: readonly string[]): Issue[] {
  return ids.map(id => ({
    rule: 'result-unrecorded',
    file: FILE,
    line: 1,
    what: `examples/${id}, its result, or the tools changed since it was recorded.`,
    why: 'The gate builds only some of the examples, and trusts the record for the others.',
    remedy: `Run \`npm run examples ${path.basename(id)}\` and commit what it writes.`,
  }));
}
