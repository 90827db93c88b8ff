import { afterAll, expect, test } from '@rstest/core';
import { Rslint } from '@rslint/core';
import path from 'node:path';

const linter = new Rslint({ cwd: path.resolve(import.meta.dirname, '../..') });
afterAll(() => linter.close());

/** The lines of casts that lint refuses. One text, because each is a second's work. */
async function refusedLines(text: string, filePath: string) {
  const [result] = await linter.lintText(text, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'house/cast-reason')
    .map(({ line }) => text.split('\n')[line - 1]);
}

const CASTS = `
export const refused1 = given() as string;

/** A doc comment says what it is, and gives no reason. */
export const refused2 = given() as string;
// A comment below.

// A comment with a line between.

export const refused3 = given() as string;

// A comment above the function.
export function read() {
  return given() as refused4;
}

export const refused5 = given() as unknown as string;

// A comment above.
export const allowed1 = given() as string;

export const allowed2 = given() as string; // A comment beside.

// A comment above the statement.
export const allowed3 = read(
  first,
  given() as string,
);

export const allowed4 = read(
  first,
  // A comment above the line.
  given() as string,
);

export const allowed5 = [1] as const;

export const allowed6 = given() as unknown;
`;

test('a cast without a reason is refused', async () => {
  expect(await refusedLines(CASTS, 'site/proof.ts')).toEqual([
    'export const refused1 = given() as string;',
    'export const refused2 = given() as string;',
    'export const refused3 = given() as string;',
    '  return given() as refused4;',
    'export const refused5 = given() as unknown as string;',
  ]);
});

test('tests may cast as they like', async () => {
  expect(await refusedLines(CASTS, 'e2e/site/proof.spec.ts')).toEqual([]);
});
