import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('items are on the lines that the wires start from', () => {
  const lines = read('examples/clock/rslib.config.ts').trimEnd().split('\n');
  const starts = lines.flatMap((line, index) =>
    line.includes('format:') ? [index + 1] : [],
  );
  expect(starts).toEqual([5, 6, 8]);
  expect(lines).toHaveLength(16);
  expect(lines[13]).toBe('    },');
});

test.each(['en', 'zh'])('%s: the rows are all files, by item', lang => {
  const { files } = JSON.parse(read('examples/results/clock.json')) as {
    files: Record<string, unknown>;
  };
  const rows = [
    ...read(`content/${lang}/index.mdx`).matchAll(/^\| `(dist\/\S+)` \|/gm),
  ].map(([, file]) => file);
  expect(rows).toEqual([
    'dist/index.js',
    'dist/index.d.ts',
    'dist/pad.d.ts',
    'dist/index.cjs',
    'dist/umd/index.js',
  ]);
  expect([...rows].sort()).toEqual(Object.keys(files).sort());
});
