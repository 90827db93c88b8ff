import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { TestOutcome } from './countClauses.ts';

/** Lists the tests of a Playwright JSON report, whatever suite they are in. */
export function readReport(report: Pick<JSONReport, 'suites'>): TestOutcome[] {
  return report.suites.flatMap(suiteOutcomes);
}

function suiteOutcomes({ specs, suites }: JSONReportSuite): TestOutcome[] {
  return [
    ...specs.map(({ title, tests }) => ({
      title,
      // A flaky or skipped test proves nothing.
      passed:
        tests.length > 0 &&
        tests.every(
          ({ status, results }) =>
            status === 'expected' && results.at(-1)?.status === 'passed',
        ),
    })),
    ...(suites ?? []).flatMap(suiteOutcomes),
  ];
}
