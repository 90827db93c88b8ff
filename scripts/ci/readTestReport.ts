import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

interface TestReport extends Count {
  /** Each failed test by name, with the first line of its error. */
  failures: string[];
}

/** The fields of the two test runners' reports that we use. */
interface RunnerReport {
  /** Rstest. */
  summary?: { tests: number; passedTests: number };
  tests?: { testPath: string; fullName: string; status: string }[];
  /** Playwright. */
  stats?: {
    expected: number;
    unexpected: number;
    flaky: number;
    skipped: number;
  };
  suites?: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  file: string;
  ok: boolean;
  tests: { results: { error?: { message?: string } }[] }[];
}

/** Counts the passed tests; every other test, even a skipped one, has failed. */
export function readTestReport(reportFile: string): TestReport {
  if (!existsSync(reportFile)) return { passed: 0, failed: 0, failures: [] };
  const {
    summary,
    tests = [],
    stats,
    suites = [],
  } = JSON.parse(readFileSync(reportFile, 'utf8')) as RunnerReport;
  if (summary) {
    return {
      passed: summary.passedTests,
      failed: summary.tests - summary.passedTests,
      failures: tests
        .filter(({ status }) => status !== 'pass')
        .map(({ testPath, fullName }) => `${testPath}: ${fullName}`),
    };
  }
  if (stats) {
    const { expected, unexpected, flaky, skipped } = stats;
    return {
      passed: expected,
      failed: unexpected + flaky + skipped,
      failures: suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(describeSpec),
    };
  }
  throw new Error(
    `${reportFile} has neither Rstest's summary nor Playwright's stats, so its tests can't be counted. Update scripts/ci/readTestReport.ts to the runner's new format.`,
  );
}

function specsOf({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function describeSpec({ file, title, tests }: Spec): string {
  const message = tests
    .flatMap(({ results }) => results)
    .map(({ error }) => error?.message?.split('\n', 1)[0])
    .find(Boolean);
  return `${file}: ${title}${message ? ` (${message})` : ''}`;
}
