import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Copies what a commit of everything would contain: tracked or new, not ignored. */
export function copySources(root: string, folder: string): void {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  for (const file of list.split('\0')) {
    const source = path.join(root, file);
    // A file that was removed but not committed is still listed.
    if (file && existsSync(source)) cpSync(source, path.join(folder, file));
  }
}

/**
 * Copies the installed packages, as hard links where the disk allows it. Not as one
 * symbolic link: both projects would then see the same path, and npm would change both.
 */
export function copyPackages(root: string, folder: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  try {
    execFileSync('cp', ['-a', '--link', from, to], { stdio: 'ignore' });
  } catch {
    // Another file system, or a cp without --link.
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  // npm writes into this one; through a link, it would write into ours.
  const lock = '.package-lock.json';
  rmSync(path.join(to, lock), { force: true });
  cpSync(path.join(from, lock), path.join(to, lock));
}
