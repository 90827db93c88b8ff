import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserOptions } from '../../tooling/browserOptions.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** What decides how the same page is drawn: the Latin fonts are our own. */
export interface Conditions {
  browser: string;
  /** The font that the system has for Chinese. */
  han: string;
}

const file = path.join(import.meta.dirname, 'pictures/conditions.json');
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).trim();

export function readConditions(): Conditions {
  const font = run('fc-match', '-f', '%{file}', 'sans:lang=zh-cn');
  const hash = createHash('sha256').update(readFileSync(font)).digest('hex');
  return {
    browser: run(browserOptions.executablePath, '--version'),
    han: `${path.basename(font)} ${hash.slice(0, 16)}`,
  };
}

export function readKept(): Conditions | undefined {
  if (!existsSync(file)) return undefined;
  // Only `writeKept` writes the file.
  return parseJson<Conditions>(readFileSync(file, 'utf8'));
}

export function writeKept(conditions: Conditions): void {
  writeFileSync(file, `${JSON.stringify(conditions, undefined, 2)}\n`);
}
