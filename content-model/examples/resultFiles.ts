import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';

/** The text under which data is committed: one fact for each line. */
function toText(data: unknown): string {
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

/** Reads committed data; undefined where there is none yet. */
export function readData<T>(file: string): T | undefined {
  // Only writeData writes these files.
  return existsSync(file)
    ? parseJson<T>(readFileSync(file, 'utf8'))
    : undefined;
}

/** Writes data unless it is there already; returns whether anything changed. */
export function writeData(file: string, data: unknown): boolean {
  const text = toText(data);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

/** Committed results whose example is gone. */
export function listOrphans(results: string, ids: readonly string[]): string[] {
  return globSync('*.json', { cwd: results })
    .filter(file => !ids.includes(path.basename(file, '.json')))
    .sort();
}

/** Deletes committed results whose example is gone. */
export function removeOrphans(results: string, ids: readonly string[]): void {
  for (const file of listOrphans(results, ids))
    rmSync(path.join(results, file));
}
