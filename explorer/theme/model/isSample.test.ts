import { expect, test } from '@rstest/core';
import { isSample } from './isSample.ts';
import { sampleFixture } from './sampleFixture.ts';

test('accepts what the build writes', () => {
  expect(isSample(sampleFixture(), 'log')).toBe(true);
});

test.each([null, [], {}, 'log', 1, { format: 1, id: 'log' }])(
  'refuses %o',
  data => {
    expect(isSample(data, 'log')).toBe(false);
  },
);

test.each([
  ['of another sample', { id: 'other' }],
  ['of another format', { format: 2 }],
  ['without texts', { texts: undefined }],
  ['with a text that is none', { texts: ['a', 1, 'c', 'd'] }],
  ['cut short', { texts: ['a'] }],
  ['that names a missing tree', { js: [9] }],
  ['that names a missing message', { js: [-2] }],
  ['with a place between two', { js: [0.5] }],
  ['with rules that are none', { rules: [{ when: { a: 'b' } }] }],
  ['with an option that is none', { axes: [{ id: 'a' }] }],
  [
    'that leads elsewhere',
    {
      axes: [
        {
          ...sampleFixture().axes[0],
          reference: 'javascript:alert(1)',
        },
      ],
    },
  ],
  ['without declarations', { dts: { axes: [] } }],
  ['without outcomes', { loads: { runs: [] } }],
])('refuses data %s', (_what, part) => {
  expect(isSample({ ...sampleFixture(), ...part }, 'log')).toBe(false);
});
