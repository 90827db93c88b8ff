import type { Issue } from './Issue.ts';

/** Formats issues: location and rule, what's wrong, why it matters, how to fix it. */
export function formatIssues(issues: readonly Issue[]): string {
  return issues
    .map(({ file, line, rule, what, why, remedy }) =>
      [
        `${file}:${line}  [${rule}]`,
        `  ${what}`,
        `  Why: ${why}`,
        `  Fix: ${remedy}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/** Prints issues and a last line with totals; any issue fails the command. */
export function report(
  issues: readonly Issue[],
  {
    name,
    looked,
    startedAt,
  }: { name: string; looked: string; startedAt: number },
): void {
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const found = issues.length === 1 ? '1 issue' : `${issues.length} issues`;
  console.log(`${name}: ${found}, ${looked}, ${seconds} s`);
  if (issues.length > 0) process.exitCode = 1;
}
