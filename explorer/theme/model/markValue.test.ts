import { expect, test } from '@rstest/core';
import { markValue } from './markValue.ts';
import { sampleFixture } from './sampleFixture.ts';

const esm = { format: 'esm', bundle: 'on', dts: 'off' };
test.each([
  ['format', 'cjs', esm, 'other'],
  ['bundle', 'off', esm, 'same'],
  ['dts', 'files', esm, 'other'],
  ['bundle', 'off', { ...esm, format: 'umd' }, 'refused'],
  ['format', 'umd', { ...esm, bundle: 'off' }, 'refused'],
  ['dts', 'files', { format: 'umd', bundle: 'off', dts: 'off' }, 'refused'],
  ['bundle', 'on', { format: 'umd', bundle: 'off', dts: 'off' }, 'other'],
])('%s: %s for %o gives %s', (axis, value, choice, mark) => {
  expect(markValue(sampleFixture(), choice, axis, value)).toBe(mark);
});
