import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a command made. */
export interface Made {
  files: string[];
  /** What is left to a person, one line each. */
  next: string[];
}

/** Pages and examples are named in kebab-case. */
export const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function write(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  // Never over someone's work.
  writeFileSync(target, text, { flag: 'wx' });
}
