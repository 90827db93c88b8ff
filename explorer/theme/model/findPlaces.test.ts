import { expect, test } from '@rstest/core';
import { findPlaces } from './findPlaces.ts';

const file = 'src/index.ts';
const source = `/** A queue. */
interface Job { id: string }

import {
  gone,
  type Far,
} from './gone';
import { near } from './near';
export const job: Job = { id: near };
export const twice: string = near(1);
export const again: number = near(1);
`;
const compiled = (code: string, line: string, name = file) =>
  `error   Build error: \nFile: ./${name}:1:16-40\n  × Module not found\n   ╭─[1:15]\n 1 │ ${code}\n   · ${line}\n 2 │ };\n   ╰────`;
const lineOf = (message: string, text = source) =>
  findPlaces(message, { [file]: text });

test('the line that the compiler has written anew', () => {
  const code = '    id: near';
  expect(lineOf(compiled(code, '        ────'))).toEqual([{ file, line: 9 }]);
});

test('what is meant, beside a comment', () => {
  const code = "/** A queue. */ import { near } from './near';";
  const line = `${' '.repeat(16)}──────────────────────────────`;
  expect(lineOf(compiled(code, line))).toEqual([{ file, line: 8 }]);
});

test('the module of an import that lost its types', () => {
  const code = '/** A queue. */ import { gone } from "./gone";';
  const line = `${' '.repeat(16)}──────────────────────────────`;
  expect(lineOf(compiled(code, line))).toEqual([{ file, line: 7 }]);
});

test('the file alone if the text is there twice, or not at all', () => {
  const alone = [{ file, line: undefined }];
  expect(lineOf(compiled('near(1)', '───────'))).toEqual(alone);
  expect(lineOf(compiled('var made = 1;', '────'))).toEqual(alone);
  expect(lineOf('File: ./src/index.ts:1:1\n  × JSON parse error')).toEqual(
    alone,
  );
});

test('positions in the source are taken as they are', () => {
  const failed = `File: ./src/index.ts:1:1
  × Module build failed (from builtin:swc-loader):
  ╰─▶   × Syntax Error: Expression expected
         ╭─[3:18]
       3 │ export const a = (;
         ·                   ─`;
  expect(lineOf(failed, '\n\nexport const a = (;\n(;')).toEqual([
    { file, line: 3 },
  ]);
  const declarations = `File: ./src/index.ts:1:1
  × Module build failed (from builtin:swc-loader):
  ╰─▶   ×   x TS9010: Variable must have an explicit type annotation
        │    ,-[./src/index.ts:9:1]
        │   x TS9007: Function must have an explicit return type annotation
        │    ,-[./src/index.ts:10:1]`;
  expect(lineOf(declarations)).toEqual([
    { file, line: 9 },
    { file, line: 10 },
  ]);
});

test('TypeScript reads the source', () => {
  const said =
    "error   [tsc] src/index.ts:9:14 - error TS2322: Type 'number' is not …\n\n9 export";
  expect(lineOf(said)).toEqual([{ file, line: 9 }]);
});

test('each place once, and only in files of the reader', () => {
  const near = compiled('    id: near', '        ────');
  const other = compiled('a', '─', 'node_modules/mitt/index.js');
  expect(lineOf([near, other, near].join('\n\n'))).toEqual([{ file, line: 9 }]);
  expect(lineOf('Rslib needs a configuration.')).toEqual([]);
});
