import { existsSync, readFileSync } from 'node:fs';
import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
} from '@playwright/test/reporter';
import type { Times } from './times.ts';
import { parseJson } from '../../shared/parseJson.ts';

export interface Count {
  passed: number;
  failed: number;
}

interface TestReport extends Count {
  /** Each failed test by name, with the first line of its error. */
  failures: string[];
  /** CPU seconds by spec file, where the suite measures them. */
  times: Times;
}

/** The fields of Rstest's report that we use. */
interface UnitReport {
  summary: { tests: number; passedTests: number };
  tests: { testPath: string; fullName: string; status: string }[];
}

/** Counts the passed tests; every other test, even a skipped one, has failed. */
export function readTestReport(reportFile: string): TestReport {
  if (!existsSync(reportFile)) {
    return { passed: 0, failed: 0, failures: [], times: {} };
  }
  // Written by the versions of the two runners that we pin.
  const report = parseJson<UnitReport | JSONReport>(
    readFileSync(reportFile, 'utf8'),
  );
  if ('summary' in report) {
    const { tests, passedTests } = report.summary;
    return {
      passed: passedTests,
      failed: tests - passedTests,
      failures: report.tests
        .filter(({ status }) => status !== 'pass')
        .map(({ testPath, fullName }) => `${testPath}: ${fullName}`),
      times: {},
    };
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected,
      failed: unexpected + flaky + skipped,
      failures: report.suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(describeSpec),
      times: timesOf(report),
    };
  }
  throw new Error(
    `${reportFile} has neither Rstest's summary nor Playwright's stats, so its tests can't be counted. Update gate/runner/readTestReport.ts to the runner's new format.`,
  );
}

/** What `cpuSeconds` of e2e/support/measureTest.ts noted, summed by file. */
function timesOf({ config, suites }: JSONReport): Times {
  const times: Record<string, { cpu: number }> = {};
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const name = `${config.rootDir.replace(/.*\/(?=e2e\/)/, '')}/${file}`;
    const notes = tests.flatMap(({ results }) =>
      results.flatMap(({ annotations }) => annotations),
    );
    for (const { type, description } of notes) {
      if (type !== 'cpu') continue;
      (times[name] ??= { cpu: 0 }).cpu += Number(description);
    }
  }
  return times;
}

function describeSpec({ file, title, tests }: JSONReportSpec): string {
  const message = tests
    .flatMap(({ results }) => results)
    .map(({ error }) => error?.message?.split('\n', 1)[0])
    .find(Boolean);
  return `${file}: ${title}${message ? ` (${message})` : ''}`;
}

function specsOf({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
