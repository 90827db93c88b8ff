import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { foldCode } from './foldCode.ts';

/** What the build of an example wrote to a file. */
function linesOf(example: string, file: string): string[] {
  const text = readFileSync(`examples/results/${example}.json`, 'utf8');
  const { files } = JSON.parse(text) as { files: Record<string, string[]> };
  return files[file] ?? [];
}

test('an ES module is shown whole', () => {
  const lines = linesOf('home-esm', 'dist/index.js');
  expect(foldCode(lines)).toEqual([{ start: 0, end: lines.length }]);
  expect(foldCode([])).toEqual([]);
});

test('the module runtime of CommonJS is folded', () => {
  const lines = linesOf('home-cjs', 'dist/index.cjs');
  const segments = foldCode(lines);
  expect(segments.map(({ fold }) => fold)).toEqual([
    undefined,
    'runtime',
    undefined,
  ]);
  // No line is lost or shown twice.
  expect(segments.flatMap(({ start, end }) => lines.slice(start, end))).toEqual(
    lines,
  );
});

test('helpers for older syntax are one fold, at any depth', () => {
  const lines = [
    'var x = 1;',
    '    function _a(b) {',
    '        if (b) {',
    '        }',
    '    }',
    '    function _c() {',
    '    }',
    'function own() {',
    '}',
  ];
  expect(foldCode(lines)).toEqual([
    { start: 0, end: 1 },
    { start: 1, end: 7, fold: 'helpers' },
    { start: 7, end: 9 },
  ]);
});

test('the module runtime of an ES module is folded as such', () => {
  const runtime = [
    'var __webpack_modules__ = {};',
    'var __webpack_module_cache__ = {};',
    'function __webpack_require__(moduleId) {',
    '    return moduleId;',
    '}',
    '__webpack_require__.m = __webpack_modules__;',
    '(()=>{',
    '    __webpack_require__.add = 1;',
    '})();',
  ];
  const lines = ['import "vue";', ...runtime, 'const own = 1;'];
  expect(foldCode(lines)).toEqual([
    { start: 0, end: 1 },
    { start: 1, end: 10, fold: 'runtime' },
    { start: 10, end: 11 },
  ]);
  // Cut off in a part: what's before it is folded.
  expect(foldCode(runtime.slice(0, 4))).toEqual([
    { start: 0, end: 2, fold: 'runtime' },
    { start: 2, end: 4 },
  ]);
});

test('a helper without an end stays in view', () => {
  expect(foldCode(['function _a() {', 'x'])).toEqual([{ start: 0, end: 2 }]);
});
