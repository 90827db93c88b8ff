import { afterAll, expect, test } from '@rstest/core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTestCounts } from './readTestCounts.ts';

const work = mkdtempSync(path.join(tmpdir(), 'test-counts-'));
afterAll(() => rmSync(work, { recursive: true }));

function reportFile(report: unknown) {
  const file = path.join(work, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test.each([
  ['Rstest', { summary: { tests: 5, passedTests: 3 } }, 3, 2],
  [
    'Playwright',
    { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 } },
    4,
    3,
  ],
])('%s', (_, report, passed, failed) => {
  expect(readTestCounts(reportFile(report))).toEqual({ passed, failed });
});

test('a runner that left no report counts nothing', () => {
  expect(readTestCounts(path.join(work, 'none.json'))).toEqual({
    passed: 0,
    failed: 0,
  });
});

test('an unknown form is an error, not zero', () => {
  expect(() => readTestCounts(reportFile({}))).toThrow('cannot be counted');
});
