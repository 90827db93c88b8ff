import { describe, expect, test } from '@rstest/core';
import { foldOutput } from './foldOutput.ts';
import { kindOf } from './index.ts';
import { markNewLines } from './markNewLines.ts';

test.each([
  ['title="a.js" example="esm" output="dist/a.js"', 'out'],
  ['example="esm" tree="dist"', 'out'],
  ['example="esm" log="*"', 'print'],
  ['example="esm" prints="node main.js"', 'print'],
  ['example="esm" prints="head -n 5 dist/index.js"', 'out'],
  ['example="esm" prints="cat a.txt b.txt"', 'print'],
  ['signature="createRslib"', 'type'],
  ['title="a.ts" example="esm" source="src/a.ts"', undefined],
  ['example="esm" command="rslib --watch"', undefined],
  ['unverified="no tool for it"', undefined],
])('%s is of the kind %s', (meta, kind) => {
  expect(kindOf(meta)).toBe(kind);
});

describe('foldOutput', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `line(${index});`);
  const fold = (...parts: string[][]) => foldOutput(parts.flat().join('\n'));
  const runtime = [
    'var __webpack_require__ = {};',
    ...lines(20),
    'var __webpack_exports__ = {};',
  ];

  test('output of less than 25 lines is shown whole', () => {
    expect(fold(lines(24))).toBeUndefined();
  });

  test('longer output shows 12 lines', () => {
    expect(fold(lines(25))).toEqual([
      { start: 0, end: 12 },
      { start: 12, end: 25, fold: 'more' },
    ]);
  });

  test('if the runtime is what makes it long, all else is shown', () => {
    expect(fold(lines(1), runtime, lines(23))).toEqual([
      { start: 0, end: 1 },
      { start: 1, end: 23, fold: 'runtime' },
      { start: 23, end: 46 },
    ]);
  });

  test('if the rest is long too, its end is folded with all that is in it', () => {
    expect(fold(lines(2), runtime, lines(40))).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 24, fold: 'runtime' },
      { start: 24, end: 34 },
      { start: 34, end: 64, fold: 'more' },
    ]);
    expect(fold(lines(20), runtime, lines(20))).toEqual([
      { start: 0, end: 12 },
      { start: 12, end: 62, fold: 'more' },
    ]);
  });
});

describe('markNewLines', () => {
  const start = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
});
`;
  const config = (...settings: string[]) =>
    start.replace("  lib: [{ format: 'esm' }],", settings.join('\n')).trim();

  /** What was added to the words after the language of each fence. */
  function marksOf(...fences: [file: string, code: string][]): string[] {
    const nodes = fences.map(([file, value]) => ({
      type: 'code',
      meta: `source="${file}"`,
      value,
    }));
    markNewLines({ type: 'root', children: nodes }, start);
    return nodes.map(({ meta }, index) =>
      meta.slice(`source="${fences[index]?.[0]}"`.length),
    );
  }

  const first = config("  lib: [{ format: 'esm', dts: true }],");

  test('the first configuration: what a project does not start with', () => {
    expect(
      marksOf(['rslib.config.ts', first], ['src/index.ts', 'export {};']),
    ).toEqual([' new="4"', '']);
    expect(marksOf(['rslib.config.ts', start.trim()])).toEqual(['']);
  });

  test('a configuration that was shown: settings, however they are laid out', () => {
    const second = config(
      '  lib: [',
      '    {',
      "      format: 'esm',",
      '      dts: true,',
      '      bundle: false,',
      '    },',
      '  ],',
    );
    expect(
      marksOf(['rslib.config.ts', first], ['rslib.config.ts', second]),
    ).toEqual([' new="4"', ' new="8"']);
  });

  test('a file that only grew: lines to add, whatever ends the line before', () => {
    const json = (...lines: string[]) =>
      ['{', lines.join(',\n'), '}'].join('\n');
    expect(
      marksOf(
        ['package.json', json('"name": "a"', '"type": "module"')],
        ['package.json', json('"name": "a"', '"type": "module"', '"x": 1')],
      ),
    ).toEqual(['', ' add="4"']);
  });

  test('nothing where most is new, or the words of another example', () => {
    const other = config('  source: {', '    entry: {},', '  },', '  x: 1,');
    expect(
      marksOf(
        ['rslib.config.ts', other],
        ['src/index.ts', 'let a = 1;\nlet b = 2;\nlet c = 3;\nlet d = 4;'],
        ['src/index.ts', 'let a = 1;\nlet b = 2;\nlet c = 3;\nlet e = 4;'],
      ),
    ).toEqual(['', '', '']);
  });

  test('fences inside of tabs are part of the page', () => {
    const fence = {
      type: 'code',
      meta: 'source="rslib.config.ts"',
      value: first,
    };
    const tab = { type: 'mdxJsxFlowElement', children: [fence] };
    markNewLines({ type: 'root', children: [tab] }, start);
    expect(fence.meta).toBe('source="rslib.config.ts" new="4"');
  });
});
