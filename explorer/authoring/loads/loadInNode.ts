import { fork } from 'node:child_process';
import type { Outcome } from '../../shared/Sample.ts';
import type { LoadCase } from './LoadCase.ts';

/** Loads libraries with Node.js itself, in a process of their own. */
export function loadInNode(
  way: 'import' | 'require',
  cases: readonly LoadCase[],
): Promise<Outcome[]> {
  const child = fork(new URL('./nodeProcess.ts', import.meta.url), [way], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', code => {
      reject(
        new Error(
          `Loading the samples with ${way} ended the process with ${code}.`,
        ),
      );
    });
    child.send(cases);
  });
}
