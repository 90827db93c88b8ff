import {
  chmodSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

// A rename may reach the disk before the bytes do; after a power failure, the
// file would exist but be empty. So sync the bytes first, then the name.

/** Marks a file that's still being written; such names are never read. */
export const DRAFT_ENDING = '.draft';

/** Syncs a file, or the names in a folder, to disk. */
export function syncToDisk(name: string): void {
  const handle = openSync(name, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The server is another user than the one who builds, and needs no more. */
const READABLE = 0o644;

/** Copies a file for the server, which may read it whatever the mode it had. */
export function copyReadable(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, READABLE);
}

/** Copies a file atomically, even across a power failure. */
export function copyWhole(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  appearWhole(to, draft => copyReadable(from, draft));
}

/** Writes a file atomically. */
export function writeWhole(file: string, text: string): void {
  appearWhole(file, draft => writeFileSync(draft, text));
}

/** Renames a file and syncs the new name to disk. */
export function renameWhole(from: string, to: string): void {
  renameSync(from, to);
  syncToDisk(path.dirname(to));
}

function appearWhole(file: string, write: (draft: string) => void): void {
  const draft = file + DRAFT_ENDING;
  try {
    write(draft);
    syncToDisk(draft);
    renameSync(draft, file);
  } catch (error) {
    // On a full disk, half a file would keep it full.
    rmSync(draft, { force: true });
    throw error;
  }
}
