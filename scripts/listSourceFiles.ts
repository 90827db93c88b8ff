import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The files a commit of everything would hold: tracked or new, not ignored. */
export function listSourceFiles(root: string): string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  // A file removed but not yet committed is still listed.
  return list
    .split('\0')
    .filter(file => file && existsSync(path.join(root, file)));
}
