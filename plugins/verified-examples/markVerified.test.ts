import { describe, expect, test } from '@rstest/core';
import { markVerified } from './index.ts';

describe('the mark of a code block', () => {
  test('names the example and the version that built it', () => {
    expect(
      markVerified(
        'title="dist/a.js" example="esm" output="dist/a.js"',
        '1.0.1',
      ),
    ).toEqual({
      'data-kind': 'out',
      'data-example': 'esm',
      'data-verified-version': '1.0.1',
    });
  });

  test.each([
    ['tree="dist"', 'out'],
    ['log="*"', 'print'],
    ['prints="node main.js"', 'print'],
  ])('is on what a build produced: %s', (shown, kind) => {
    expect(markVerified(`example="esm" ${shown}`, '1.0.1')).toMatchObject({
      'data-kind': kind,
      'data-example': 'esm',
    });
  });

  test('says only that the reader writes a source', () => {
    expect(markVerified('example="esm" source="src/a.ts"', '1.0.1')).toEqual({
      'data-kind': 'write',
    });
  });

  test('is missing on a command', () => {
    expect(
      markVerified('example="esm" command="rslib --watch"', '1.0.1'),
    ).toBeUndefined();
  });

  test('is missing where nothing was built', () => {
    expect(
      markVerified('unverified="no tool for it"', '1.0.1'),
    ).toBeUndefined();
  });
});
