import type { Issue } from '../../tooling/Issue.ts';
import { describeDifference } from './builder/describeDifference.ts';

const why =
  'Pages are filled from the committed data, so they would show something that the tool does not do.';

/** Compares data of this build with the committed data. */
export function compareData(
  rule: string,
  file: string,
  committed: unknown,
  current: unknown,
): Issue[] {
  const remedy =
    'Run `npm run examples` and `npm run docs:sync`, and read the diff: each changed line is a change of behaviour.';
  if (committed === undefined) {
    return [{ rule, file, line: 1, what: 'The file is missing.', why, remedy }];
  }
  const difference = describeDifference(committed, current);
  if (difference.length === 0) return [];
  const what = `It differs from what the installed tools do now (- committed, + now):${difference.map(line => `\n    ${line}`).join('')}`;
  return [{ rule, file, line: 1, what, why, remedy }];
}

/** Committed results that belong to no example. */
export function reportOrphans(files: readonly string[]): Issue[] {
  return files.map(name => ({
    rule: 'result-orphan',
    file: `examples/results/${name}`,
    line: 1,
    what: 'It belongs to no example.',
    why: 'A page could go on showing what nothing builds any more.',
    remedy: 'Run `npm run examples`, which deletes it.',
  }));
}
