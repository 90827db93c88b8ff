import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Lists the packages that an example has besides ours. */
const LOCK = 'package-lock.json';

/**
 * Whether an example has packages of its own: a Node.js or a TypeScript other than ours.
 * They are downloads of many megabytes, so only its changes and the night build it.
 */
export function hasOwnPackages(examples: string, id: string): boolean {
  return existsSync(path.join(examples, id, LOCK));
}

/** Copies an example to another folder and installs its packages there. */
export function installOwnPackages(
  examples: string,
  id: string,
  target: string,
): void {
  const folder = path.join(target, id);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') {
      rmSync(path.join(folder, name), { recursive: true });
    }
  }
  cpSync(path.join(examples, id), folder, { recursive: true });

  const installed = path.join(folder, 'node_modules/.installed');
  const lock = readFileSync(path.join(folder, LOCK), 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  try {
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['ci', ...flags], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new Error(
      `The packages of examples/${id} can't be installed, so what it does with other versions than ours stays unknown. Check that the npm registry answers, that its lock file fits its package.json, and, if it has a Node.js, that this is Linux on x64. ${String(error)}`,
      { cause: error },
    );
  }
  mkdirSync(path.dirname(installed), { recursive: true });
  writeFileSync(installed, lock);
}
