import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { findRuntime } from './findRuntime.ts';

/** What the build of an example wrote to a file. */
function linesOf(example: string, file: string): string[] {
  const text = readFileSync(`examples/results/${example}.json`, 'utf8');
  const { files } = JSON.parse(text) as { files: Record<string, string[]> };
  return files[file] ?? [];
}

/** What is left of a file while the runtime is folded. */
function shownOf(example: string, file: string): string[] {
  const lines = linesOf(example, file);
  const { start = 0, end = 0 } = findRuntime(lines) ?? {};
  return lines.toSpliced(start, end - start);
}

test('in a CommonJS file, the code of the library stays in view', () => {
  const shown = shownOf('home-cjs', 'dist/index.cjs');
  expect(shown.slice(0, 3)).toEqual([
    '"use strict";',
    "const pad = (value)=>String(value).padStart(2, '0');",
    'function clock(seconds) {',
  ]);
  expect(shown.join('\n')).toContain('exports.clock = ');
  expect(shown.length).toBeLessThan(16);
});

test('an import of another file stays in view', () => {
  const shown = shownOf('home-cjs-bundleless', 'dist/index.cjs').join('\n');
  expect(shown).toContain('require("./pad.cjs")');
  expect(shownOf('home-cjs-bundleless', 'dist/pad.cjs')[1]).toBe(
    "const pad = (value)=>String(value).padStart(2, '0');",
  );
});

test('in a UMD file, the ways to load it stay in view', () => {
  const shown = shownOf('home-umd', 'dist/index.js');
  expect(shown[0]).toBe('(function(root, factory) {');
  expect(shown.join('\n')).toContain('return __webpack_exports__;');
  expect(shown.join('\n')).toContain('function clock(seconds)');
});

test('an ES module has none', () => {
  expect(findRuntime(linesOf('home-esm', 'dist/index.js'))).toBeUndefined();
});
