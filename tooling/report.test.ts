import { expect, test } from '@rstest/core';
import { formatIssues } from './report.ts';

test('an issue says where, what, why and the way out', () => {
  const issue = {
    rule: 'a-rule',
    file: 'content/en/a.mdx',
    line: 3,
    what: 'It is wrong.',
    why: 'It matters.',
    remedy: 'Do this.',
  };
  expect(formatIssues([issue])).toBe(
    'content/en/a.mdx:3  [a-rule]\n  It is wrong.\n  Why: It matters.\n  Fix: Do this.',
  );
});
