import { execFileSync } from 'node:child_process';

/** When a file of this repository was last changed, as its history has it. */
export function changeTimeOf(file: string): string {
  const time = execFileSync('git', ['log', '-1', '--format=%aI', '--', file], {
    encoding: 'utf8',
  });
  return new Date(time.trim()).toISOString();
}
