import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FileContent } from '../../../content-model/examples/ExampleResult.ts';
import { listFiles } from '../../../content-model/examples/listFiles.ts';
import { hideFolders, type KnownFolders } from './normalizeLog.ts';

/** Larger texts are bundled foreign code that no page shows. */
const MAX_KEPT_BYTES = 20_000;

const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('hex');

/** All files of a project with a hash of their bytes, by path. */
export function hashProject(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map(file => [
      file,
      hashOf(readFileSync(path.join(folder, file))),
    ]),
  );
}

export interface Collected {
  files: Record<string, FileContent>;
  executable: string[];
}

/** Reads what a build added to a project or changed in it. */
export function collectFiles(
  folder: string,
  before: ReadonlyMap<string, string>,
  unstable: Record<string, string>,
  folders: KnownFolders,
): Collected {
  const collected: Collected = { files: {}, executable: [] };
  for (const file of listFiles(folder)) {
    const full = path.join(folder, file);
    const bytes = readFileSync(full);
    if (before.get(file) === hashOf(bytes)) continue;
    const reason = unstable[file];
    collected.files[file] = reason
      ? { note: reason }
      : describe(bytes, folders);
    if (statSync(full).mode & 0o100) collected.executable.push(file);
  }
  return collected;
}

function describe(bytes: Buffer, folders: KnownFolders): FileContent {
  if (bytes.includes(0)) {
    return { note: 'binary', bytes: bytes.length, sha256: hashOf(bytes) };
  }
  if (bytes.length > MAX_KEPT_BYTES) {
    // No size: code of bundled packages may hold paths of this machine.
    return { note: `longer than ${MAX_KEPT_BYTES} bytes` };
  }
  const text = hideFolders(bytes.toString('utf8'), folders);
  return text.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n');
}
