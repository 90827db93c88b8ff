import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from '@rstest/core';
import { readReport } from './readReport.ts';

const run = (status: string, ...results: string[]) => ({
  status,
  results: results.map(result => ({ status: result })),
});
const visit = (status: string, result: string, ...titles: string[]) => ({
  status,
  results: [{ status: result, steps: titles.map(title => ({ title })) }],
});

// Only the fields that are read; a full report is many screens long.
const report = {
  suites: [
    {
      specs: [
        { title: 'passes', tests: [run('expected', 'passed')] },
        { title: 'fails', tests: [run('unexpected', 'failed')] },
        { title: 'expected to fail', tests: [run('expected', 'failed')] },
        { title: 'is flaky', tests: [run('flaky', 'failed', 'passed')] },
        { title: 'is skipped', tests: [run('skipped', 'skipped')] },
        { title: 'never ran', tests: [] },
      ],
      suites: [
        {
          specs: [
            {
              title: 'passes in one browser only',
              tests: [run('expected', 'passed'), run('unexpected', 'failed')],
            },
          ],
          suites: [
            { specs: [{ title: 'deep', tests: [run('expected', 'passed')] }] },
          ],
        },
      ],
    },
  ],
} as unknown as JSONReport;

test('only a test that ran and passed everywhere has passed', () => {
  const passed = readReport(report)
    .filter(outcome => outcome.passed)
    .map(({ title }) => title);
  expect(passed).toEqual(['passes', 'deep']);
  expect(readReport(report)).toHaveLength(8);
});

test('the steps of a test have passed if all of it has', () => {
  const outcomes = readReport({
    suites: [
      {
        specs: [
          { title: 'a', tests: [visit('expected', 'passed', 'one', 'two')] },
          { title: 'b', tests: [visit('unexpected', 'failed', 'three')] },
        ],
      },
    ],
  } as unknown as JSONReport);
  expect(outcomes).toEqual([
    { title: 'a', passed: true },
    { title: 'one', passed: true },
    { title: 'two', passed: true },
    { title: 'b', passed: false },
    { title: 'three', passed: false },
  ]);
});
