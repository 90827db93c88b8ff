import { expect, test } from '@rstest/core';
import { ErrorFinder } from './ErrorFinder.ts';
import { findMarks } from './findMarks.ts';

const finder = new ErrorFinder([
  {
    from: 'typescript',
    level: 'error',
    text: "TS5011: The common source directory of '{config}' is '{dir}'. The 'rootDir' setting must be explicitly set",
  },
  { from: 'rslib', level: 'error', text: 'Failed to build.', isSummary: true },
]);
const marked = (output: string) =>
  findMarks(
    output,
    finder.find(output).flatMap(({ ranges }) => ranges),
  ).map(([start, end]) => output.slice(start, end));

test.each([
  ['nothing known', 'make: nothing to do', []],
  [
    'a message with names, and the step behind it',
    "start   x\n[tsgo] tsconfig.json:2:3 - error TS5011: The common source directory of 'tsconfig.json' is './src'. The 'rootDir' setting must be explicitly set to this.\r\nerror   Failed to build.\n",
    [
      "TS5011: The common source directory of 'tsconfig.json' is './src'. The 'rootDir' setting must be explicitly set",
      'Failed to build.',
    ],
  ],
  [
    'a message in frames, over two lines',
    "│ TS5011: The common source directory of '😀' is '😀\n│ 🎉'. The 'rootDir' setting must be explicitly set │",
    [
      "TS5011: The common source directory of '😀' is '😀",
      "🎉'. The 'rootDir' setting must be explicitly set",
    ],
  ],
  [
    'colors, also inside of words',
    '\u001B[31merror\u001B[39m   Failed \u001B[1mto bu\u001B[22mild.\u001B[0m',
    ['Failed \u001B[1mto bu\u001B[22mild.'],
  ],
])('marks %s', (_, output, expected) => {
  expect(marked(output)).toEqual(expected);
});
