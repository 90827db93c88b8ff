import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a text in a file; a text that is not there would make no lie. */
export function editFile(
  root: string,
  file: string,
  from: string | RegExp,
  to: string,
): void {
  const full = path.join(root, file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, to);
  if (after === before) {
    throw new Error(
      `${file} does not contain ${String(from)}, so this lie cannot be told. Choose another place for it.`,
    );
  }
  writeFileSync(full, after);
}
