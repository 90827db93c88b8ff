import { expect, test } from '@rstest/core';
import { groupFailures } from './groupFailures.ts';

const overrides = ['stock-styles', 'style-names'];

test('errors, failed tests and files go to the override they name, once', () => {
  const output = [
    'Error: [stock-styles] The engine no longer writes it.',
    'Error: [stock-styles] The engine no longer writes it.',
    ' FAIL  gate/engine/contract.test.ts > style-names: names are short',
    'engine/style-names/index.ts(3,1): error TS2339: no such key',
  ].join('\n');
  const groups = groupFailures([{ step: 'build', output }], overrides);
  expect(Object.fromEntries(groups)).toEqual({
    'stock-styles': ['build: [stock-styles] The engine no longer writes it.'],
    'style-names': [
      'build: FAIL  gate/engine/contract.test.ts > style-names: names are short',
      'build: engine/style-names/index.ts(3,1): error TS2339: no such key',
    ],
  });
});

test('what names no override is not lost', () => {
  const failure = {
    step: 'types',
    output: 'theme/x.ts(1,1): error\n[ssg] odd\n',
  };
  expect([...groupFailures([failure], overrides)]).toEqual([
    ['other', ['types: theme/x.ts(1,1): error', 'types: [ssg] odd']],
  ]);
});
