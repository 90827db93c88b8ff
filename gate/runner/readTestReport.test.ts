import { expect, test } from '@rstest/core';
import path from 'node:path';
import { testFolder } from '../../tooling/testing/testFolder.ts';
import { readTestReport } from './readTestReport.ts';

const { root, write } = testFolder();

function reportFile(report: unknown) {
  write('report.json', JSON.stringify(report));
  return path.join(root, 'report.json');
}

test('Rstest', () => {
  const tests = [
    { testPath: 'a.test.ts', fullName: 'adds', status: 'pass' },
    { testPath: 'b.test.ts', fullName: 'parts > takes away', status: 'fail' },
  ];
  const report = { summary: { tests: 5, passedTests: 3 }, tests };
  expect(readTestReport(reportFile(report))).toEqual({
    passed: 3,
    failed: 2,
    failures: ['b.test.ts: parts > takes away'],
    times: {},
  });
});

test('Playwright', () => {
  const message = 'Error: not visible\n  at line 3';
  const broken = {
    title: 'opens',
    file: 'nav.spec.ts',
    ok: false,
    tests: [{ results: [{ error: { message }, annotations: [] }] }],
  };
  const closed = { annotations: [{ type: 'cpu', description: '0.5' }] };
  const sound = {
    title: 'closes',
    file: 'nav.spec.ts',
    ok: true,
    tests: [{ results: [closed] }, { results: [closed] }],
  };
  const report = {
    config: { rootDir: '/project/e2e/site' },
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ specs: [sound], suites: [{ specs: [broken] }] }],
  };
  expect(readTestReport(reportFile(report))).toEqual({
    passed: 4,
    failed: 3,
    failures: ['nav.spec.ts: opens (Error: not visible)'],
    times: { 'e2e/site/nav.spec.ts': { cpu: 1 } },
  });
});

test('a runner that left no report counts nothing', () => {
  expect(readTestReport(path.join(root, 'none.json'))).toEqual({
    passed: 0,
    failed: 0,
    failures: [],
    times: {},
  });
});

test('an unknown form is an error, not zero', () => {
  expect(() => readTestReport(reportFile({}))).toThrow("can't be counted");
});
