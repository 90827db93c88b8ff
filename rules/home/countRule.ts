import type { Rule } from '../Rule.ts';
import { homeRule } from './homeRule.ts';

interface CountRule {
  id: string;
  why: string;
  /** Finds a number, in its first group, before what it counts. */
  pattern: RegExp;
  count: (root: string) => number;
  remedy: string;
}

/** A rule that a number on the home page is what was counted. */
export function countRule({
  pattern,
  count,
  remedy,
  ...rule
}: CountRule): Rule {
  return homeRule({
    ...rule,
    check: (text, root) =>
      [...text.matchAll(pattern)]
        .filter(([, written]) => Number(written) !== count(root))
        .map(({ 0: words, index }) => ({
          index,
          what: `"${words}" should be ${count(root)}.`,
          remedy,
        })),
  });
}
