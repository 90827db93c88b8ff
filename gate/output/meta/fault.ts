import type { Issue } from '../../../tooling/Issue.ts';

/** An issue in a built file, where lines mean nothing. */
export function fault(
  file: string,
  rule: string,
  text: Pick<Issue, 'what' | 'why' | 'remedy'>,
): Issue {
  return { file: `dist/${file}`, line: 1, rule, ...text };
}
