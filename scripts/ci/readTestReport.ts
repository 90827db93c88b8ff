import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

interface TestReport extends Count {
  /** Each failed test by its name, with the first line of what went wrong. */
  failures: string[];
}

/** What the two test runners write, as far as it is read. */
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

/** Reads how many tests passed; every other test, even a skipped one, failed. */
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
    `${reportFile} has neither Rstest's summary nor Playwright's stats, so its tests cannot be counted. Teach scripts/ci/readTestReport.ts the runner's new form.`,
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
