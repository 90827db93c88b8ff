import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from '@rstest/core';
import { listUnproven } from './listUnproven.ts';

const run = (status: string, result: string, ...steps: string[]) => ({
  status,
  results: [{ status: result, steps: steps.map(title => ({ title })) }],
});
const passed = (...steps: string[]) => run('expected', 'passed', ...steps);
// Only the fields that are read; a full report is many screens long.
const report = (title: string, ...tests: object[]) =>
  ({
    suites: [{ specs: [], suites: [{ specs: [{ title, tests }] }] }],
  }) as unknown as JSONReport;

test.each([
  ['a test', report('[2.1.base] is /', passed())],
  ['a test with a part', report('[2.1.base:path] is /', passed())],
  ['the second id of a title', report('[2.1.other:a] [2.1.base] b', passed())],
  ['a step', report('the bar', passed('starts', '[2.1.base] is /'))],
])('%s proves a clause', (_, tests) => {
  const others = report('[2.1.other] is', passed());
  expect(listUnproven(['2.1.base', '2.1.other'], [others, tests])).toEqual([]);
});

test.each([
  ['no test', report('something else', passed())],
  ['an id later in the title', report('as [2.1.base] says', passed())],
  ['a failed test', report('[2.1.base] a', run('unexpected', 'failed'))],
  ['a test meant to fail', report('[2.1.base] a', run('expected', 'failed'))],
  ['a flaky test', report('[2.1.base] a', run('flaky', 'passed'))],
  ['a skipped test', report('[2.1.base] a', run('skipped', 'skipped'))],
  ['a test that never ran', report('[2.1.base] a')],
  [
    'a test that passed in one browser only',
    report('[2.1.base] a', passed(), run('unexpected', 'failed')),
  ],
])('%s proves nothing', (_, tests) => {
  expect(listUnproven(['2.1.base'], [tests])).toEqual([
    expect.stringContaining('2.1.base has no passed test'),
  ]);
});

test('a title that names no clause is a mistake', () => {
  expect(listUnproven([], [report('[2.1.bass] a', passed())])).toEqual([
    expect.stringContaining('2.1.bass is in the title of a test'),
  ]);
});
