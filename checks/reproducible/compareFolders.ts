import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface FolderComparison {
  /** Files that exist in both with the same bytes. */
  identical: string[];
  /** One line for each file that differs, saying how. */
  differences: string[];
}

/** Compares two folders byte for byte, file by file. */
export function compareFolders(
  first: string,
  second: string,
): FolderComparison {
  const firstHashes = hashFiles(first);
  const secondHashes = hashFiles(second);
  const files = new Set([...firstHashes.keys(), ...secondHashes.keys()]);
  const comparison: FolderComparison = { identical: [], differences: [] };
  for (const file of [...files].sort()) {
    const firstHash = firstHashes.get(file);
    const secondHash = secondHashes.get(file);
    if (firstHash === secondHash) comparison.identical.push(file);
    else if (!secondHash) comparison.differences.push(`only in first: ${file}`);
    else if (!firstHash) comparison.differences.push(`only in second: ${file}`);
    else comparison.differences.push(`differs: ${file}`);
  }
  return comparison;
}

function hashFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter(entry => entry.isFile())
      .map(entry => {
        const file = path.join(entry.parentPath, entry.name);
        const hash = createHash('sha256').update(readFileSync(file));
        return [path.relative(folder, file), hash.digest('hex')];
      }),
  );
}
