import { writeFile } from 'node:fs/promises';

/** Saves a report, one entry per line. */
export function saveReport(file: string, entries: string[]): void {
  writeFile(file, entries.join('\n'));
}
