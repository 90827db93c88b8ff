import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readData,
  writeData,
} from '../../content-model/examples/resultFiles.ts';
import type { Issue } from '../content/Issue.ts';
import { hashExample, hashSurroundings } from './hashExample.ts';

/**
 * For each example, a hash over it, the tools, and its committed result. While it
 * matches, nothing that decides the result has changed since it was built, so only some
 * of the examples are built again with every change.
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

/** The hashes of examples as they are now. */
export function hashRecords(
  root: string,
  ids: readonly string[],
  toolchain: Record<string, string>,
): RecordedHashes {
  const surroundings = hashSurroundings(toolchain);
  const hashOf = (id: string) => {
    const result = path.join(root, 'examples/results', `${id}.json`);
    return createHash('sha256')
      .update(hashExample(path.join(root, 'examples', id), surroundings))
      .update(existsSync(result) ? readFileSync(result) : '')
      .digest('hex')
      .slice(0, 16);
  };
  return Object.fromEntries(ids.map(id => [id, hashOf(id)]));
}

/** Says which examples, or tools, changed after they were recorded. */
export function reportUnrecorded(ids: readonly string[]): Issue[] {
  return ids.map(id => ({
    rule: 'result-unrecorded',
    file: FILE,
    line: 1,
    what: `examples/${id}, its result, or the tools changed since it was recorded.`,
    why: 'The gate builds only some of the examples, and trusts the record for the others.',
    remedy: `Run \`npm run examples ${id}\` and commit what it writes.`,
  }));
}
