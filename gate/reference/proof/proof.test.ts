import { describe, expect, test } from '@rstest/core';
import { mergeItems, whyUnproven } from './proveDefaults.ts';

const built = (text: string, exit = 0) => ({
  ...{ exit, log: ['Oh.'], files: { 'dist/index.js': [text] } },
});
const [a, b] = [built('a'), built('b')];

describe('whyUnproven', () => {
  test.each([
    ['equal files, and others for another value', [a, a, b], 'It is proven.'],
    ['different files', [a, b, b], 'write different files'],
    ['equal files for any value', [a, a, a], 'proves nothing'],
    ['a failed build', [a, a, built('', 1)], 'A build failed: Oh.'],
    ['a missing build', [a, a, undefined], 'it was not built'],
  ] as const)('%s', (_, [absent, set, other], part) => {
    expect(whyUnproven(absent, set, other) ?? 'It is proven.').toContain(part);
  });
});

test('mergeItems joins objects and replaces everything else', () => {
  expect(
    mergeItems(
      { output: { target: 'web', minify: false }, syntax: ['a'] },
      { output: { minify: true }, syntax: 'es5' },
    ),
  ).toEqual({ output: { target: 'web', minify: true }, syntax: 'es5' });
});
