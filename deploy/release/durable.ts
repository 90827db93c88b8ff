import {
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

// A rename may reach the disk before the bytes it names: after a power cut the
// file would be there and empty. So bytes go to the disk first, then the name.

/** Marks a file that is being written; none is read under such a name. */
export const DRAFT_ENDING = '.draft';

/** Has the system write a file, or the names in a folder, to the disk. */
export function syncToDisk(name: string): void {
  const handle = openSync(name, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies a file so that it appears whole, to readers and after a power cut. */
export function copyWhole(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  appearWhole(to, draft => copyFileSync(from, draft));
}

/** Writes a file so that it appears whole. */
export function writeWhole(file: string, text: string): void {
  appearWhole(file, draft => writeFileSync(draft, text));
}

/** Renames, and has the new name written to the disk. */
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
    // On a full disk half a file would keep it full.
    rmSync(draft, { force: true });
    throw error;
  }
}
