import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { docsMutants } from './docs.ts';
import { emptiedFunctions, testOf } from './emptied.ts';
import { applyEdit, type Edit } from './Mutant.ts';
import { siteMutants } from './site.ts';

// Whether they are caught takes minutes: `npm run gate verify:mutation`, `test:mutation`.
describe('a mutant changes the file it names', () => {
  test.each(
    [...docsMutants, ...siteMutants].flatMap(({ name, edits }) =>
      edits.map((edit): [string, Edit] => [`${name} in ${edit[0]}`, edit]),
    ),
  )('%s', (_, edit) => {
    const text = readFileSync(edit[0], 'utf8');
    expect(applyEdit(text, edit)).not.toBe(text);
  });
});

test('an edit without effect is refused', () => {
  expect(() => applyEdit('one two', ['a.txt', 'four', 'five'])).toThrow(
    "a.txt doesn't contain four",
  );
});

// Whether the tests notice an empty module takes minutes: `npm run gate test:emptied`.
describe('a behavior or hook has a unit test in its folder that imports it', () => {
  test.each([...new Set(emptiedFunctions.map(({ file }) => file))])(
    '%s',
    file => {
      expect(testOf(file)).toBeDefined();
    },
  );
});
