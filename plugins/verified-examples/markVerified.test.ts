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

  test('names the file where the block shows one', () => {
    expect(
      markVerified('example="esm" source="src/a.ts"', '1.0.1'),
    ).toMatchObject({ 'data-example-file': 'src/a.ts' });
  });

  test('is missing where nothing was built', () => {
    expect(
      markVerified('unverified="no tool for it"', '1.0.1'),
    ).toBeUndefined();
  });
});
