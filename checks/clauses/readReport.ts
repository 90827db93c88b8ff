import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
} from '@playwright/test/reporter';
import type { TestOutcome } from './countClauses.ts';

/** Lists the tests of a Playwright JSON report, whatever suite they are in. */
export function readReport(report: Pick<JSONReport, 'suites'>): TestOutcome[] {
  return report.suites.flatMap(suiteOutcomes);
}

function suiteOutcomes({ specs, suites }: JSONReportSuite): TestOutcome[] {
  return [
    ...specs.flatMap(specOutcomes),
    ...(suites ?? []).flatMap(suiteOutcomes),
  ];
}

/** A test, and what it showed step by step on one visit. */
function specOutcomes({ title, tests }: JSONReportSpec): TestOutcome[] {
  // A flaky or skipped test proves nothing.
  const passed =
    tests.length > 0 &&
    tests.every(
      ({ status, results }) =>
        status === 'expected' && results.at(-1)?.status === 'passed',
    );
  const [steps = []] = tests.map(({ results }) => results.at(-1)?.steps ?? []);
  return [{ title }, ...steps].map(({ title }) => ({ title, passed }));
}
