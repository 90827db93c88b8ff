import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

/** What the two test runners write, as far as it is counted. */
interface RunnerReport {
  /** Rstest. */
  summary?: { tests: number; passedTests: number };
  /** Playwright. */
  stats?: {
    expected: number;
    unexpected: number;
    flaky: number;
    skipped: number;
  };
}

/** Reads how many tests passed; every other test, even a skipped one, failed. */
export function readTestCounts(reportFile: string): Count {
  if (!existsSync(reportFile)) return { passed: 0, failed: 0 };
  const { summary, stats } = JSON.parse(
    readFileSync(reportFile, 'utf8'),
  ) as RunnerReport;
  if (summary) {
    const { tests, passedTests } = summary;
    return { passed: passedTests, failed: tests - passedTests };
  }
  if (stats) {
    const { expected, unexpected, flaky, skipped } = stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  }
  throw new Error(
    `${reportFile} has neither Rstest's summary nor Playwright's stats, so its tests cannot be counted. Teach scripts/ci/readTestCounts.ts the runner's new form.`,
  );
}
