import type { Issue } from '../../content/Issue.ts';

/** A fault of a built file; its line says nothing, so it is the first. */
export function fault(
  file: string,
  rule: string,
  words: Pick<Issue, 'what' | 'why' | 'remedy'>,
): Issue {
  return { file: `dist/${file}`, line: 1, rule, ...words };
}
