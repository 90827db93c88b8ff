import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyProject } from './copyProject.ts';
import type { Lie } from './lie.ts';

export interface CheckRun {
  passed: boolean;
  output: string;
}

/** Runs a check in a fresh copy of the project, after a fault was put into it. */
export async function checkCopy(
  root: string,
  [program = '', ...args]: readonly string[],
  apply: (copy: string) => void,
): Promise<CheckRun> {
  const copy = copyProject(root);
  try {
    apply(copy);
    return await new Promise(resolve => {
      execFile(program, args, { cwd: copy }, (error, stdout, stderr) => {
        resolve({ passed: !error, output: `${stdout}\n${stderr}` });
      });
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Why a lie was not caught as it should be; undefined if it was. */
export function judgeLie(
  { caughtBy }: Lie,
  honest: CheckRun,
  lying: CheckRun,
): string | undefined {
  const rule = `[${caughtBy}]`;
  if (honest.output.includes(rule)) {
    return `${rule} already complains without the lie, so this proves nothing.`;
  }
  if (lying.passed) return 'The check passes.';
  return lying.output.includes(rule)
    ? undefined
    : `The check fails, but not by ${rule}. It says:\n${lying.output.trim()}`;
}
