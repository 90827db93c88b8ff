import { describe, expect, test } from '@rstest/core';
import { markVerified } from './markVerified.ts';

describe('the mark of a code block', () => {
  test('names the example and the version that built it', () => {
    expect(
      markVerified(
        'title="dist/a.js" example="esm" output="dist/a.js"',
        '1.0.1',
      ),
    ).toEqual({ 'data-example': 'esm', 'data-verified-version': '1.0.1' });
  });

  test.each(['tree="dist"', 'log="*"', 'prints="node main.js"'])(
    'is on what a build produced: %s',
    shown => {
      expect(markVerified(`example="esm" ${shown}`, '1.0.1')).toMatchObject({
        'data-example': 'esm',
      });
    },
  );

  test.each(['source="src/a.ts"', 'command="rslib --watch"'])(
    'is missing on what the reader writes: %s',
    shown => {
      expect(markVerified(`example="esm" ${shown}`, '1.0.1')).toBeUndefined();
    },
  );

  test('is missing where nothing was built', () => {
    expect(
      markVerified('unverified="no tool for it"', '1.0.1'),
    ).toBeUndefined();
  });
});
