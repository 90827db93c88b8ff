import { describe, expect, test } from '@rstest/core';
import { emptiedFunctions } from './emptied.ts';

// Whether the tests notice an empty module takes minutes: `npm run gate test:emptied`.
describe('a behavior or hook has a unit test in its folder that imports it', () => {
  const tests = new Map(emptiedFunctions.map(({ file, test }) => [file, test]));
  test.each([...tests])('%s', (_, testFile) => {
    expect(testFile).toBeDefined();
  });
});
