import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders a tool keeps for itself. */
const privateFolders = new Set([
  'node_modules',
  '.rstack',
  '.mf',
  '.federation',
]);

/** All files below a folder except what tools keep for themselves, sorted. */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .flatMap(entry => {
      const file = path.posix.join(below, entry.name);
      if (!entry.isDirectory()) return entry.isFile() ? [file] : [];
      return privateFolders.has(entry.name) ? [] : listFiles(folder, file);
    })
    .sort();
}
