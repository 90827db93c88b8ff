import path from 'node:path';
import { hashFile, listFiles } from '../../deploy/build-record/listFiles.ts';

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
  return new Map(
    listFiles(folder).map(file => [file, hashFile(path.join(folder, file))]),
  );
}
