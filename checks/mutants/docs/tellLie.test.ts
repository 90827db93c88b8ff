import { describe, expect, test } from '@rstest/core';
import type { Lie } from './lie.ts';
import { judgeLie } from './tellLie.ts';

const lie: Lie = {
  name: 'x',
  caughtBy: 'a-rule',
  apply: () => undefined,
  check: [],
};
const clean = { passed: true, output: '' };

describe('a lie', () => {
  test('is caught by its own rule', () => {
    const run = { passed: false, output: 'x:1  [a-rule]' };
    expect(judgeLie(lie, clean, run)).toBeUndefined();
  });

  test.each([
    ['the check passes', clean, clean, 'The check passes'],
    [
      'another rule complains',
      clean,
      { passed: false, output: '[a-rule-too]' },
      'not by [a-rule]',
    ],
    [
      'the rule complained before',
      { passed: false, output: '[a-rule]' },
      { passed: false, output: '[a-rule]' },
      'proves nothing',
    ],
  ])('is not caught when %s', (_, honest, lying, message) => {
    expect(judgeLie(lie, honest, lying)).toContain(message);
  });
});
