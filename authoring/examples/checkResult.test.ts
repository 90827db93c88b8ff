import { describe, expect, test } from '@rstest/core';
import { checkResult } from './checkResult.ts';
import { compareData, reportOrphans } from './compareResults.ts';
import { parseExample } from '../../content-model/examples/Example.ts';
import type { ExampleResult } from '../../content-model/examples/ExampleResult.ts';

const result: ExampleResult = {
  exit: 0,
  log: ['ready   built'],
  files: { 'dist/a.js': ['a'] },
  executable: [],
  steps: [],
};
const step = { command: 'node a', log: ['x'] };

const rules = (expected: object, actual: Partial<ExampleResult> = {}) =>
  checkResult(
    parseExample('one', JSON.stringify({ title: 'One', ...expected })),
    { ...result, ...actual },
  ).map(({ rule }) => rule);

describe('a result', () => {
  test.each([
    ['nothing special', {}, {}],
    ['a message', { log: ['built'] }, {}],
    ['a failure', { exit: 1, log: ['built'] }, { exit: 1 }],
    ['a step', { steps: [step] }, { steps: [{ ...step, exit: 0 }] }],
    ['an unstable file', { unstable: { 'dist/a.js': 'race' } }, {}],
    ['the same from the command line', {}, { cliDifference: [] }],
  ])('is as expected with %s', (_, expected, actual) => {
    expect(rules(expected, actual)).toEqual([]);
  });

  test.each([
    ['example-exit', {}, { exit: 1 }],
    ['example-failure-gone', { exit: 1, log: ['built'] }, {}],
    ['example-log', { log: ['never said'] }, {}],
    ['example-step', { steps: [step] }, { steps: [{ ...step, exit: 1 }] }],
    ['example-unstable', { unstable: { 'dist/b.js': 'race' } }, {}],
    ['example-cli-differs', {}, { cliDifference: ['- a', '+ b'] }],
  ])('is refused by %s', (rule, expected, actual) => {
    expect(rules(expected, actual)).toEqual([rule]);
  });
});

describe('committed data', () => {
  test('passes when it is the same', () => {
    expect(compareData('r', 'f', { a: [1] }, { a: [1] })).toEqual([]);
  });

  test.each([
    ['missing', undefined, 'missing'],
    ['different', { a: 2 }, '-   "a": 2'],
  ])('is refused when %s', (_, committed, message) => {
    const [issue] = compareData('r', 'f', committed, { a: 1 });
    expect(issue?.what).toContain(message);
  });

  test('is refused when its example is gone', () => {
    expect(reportOrphans(['a.json'])).toMatchObject([
      { rule: 'result-orphan', file: 'examples/results/a.json' },
    ]);
  });
});
