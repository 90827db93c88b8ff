import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each(['en', 'zh'])(
  '%s: items are on the lines that are numbered',
  lang => {
    const [, code = ''] =
      /<Wiring>\n\n```.*\n([^]*?)\n```/.exec(
        read(`content/${lang}/index.mdx`),
      ) ?? [];
    const starts = code
      .split('\n')
      .flatMap((line, index) => (/^ {4}\{/.test(line) ? [index + 1] : []));
    expect(starts).toEqual([5, 6, 7]);
    for (const line of starts) {
      expect(read('theme/home/formats/Wiring.module.css')).toContain(
        `:nth-child(${line})`,
      );
    }
  },
);

test.each(['en', 'zh'])('%s: the rows are all files, by item', lang => {
  const { files } = JSON.parse(read('examples/results/clock.json')) as {
    files: Record<string, unknown>;
  };
  const rows = [
    ...read(`content/${lang}/index.mdx`).matchAll(
      /^\| (\d) \| `(dist\/\S+)` \|/gm,
    ),
  ].map(([, item, file]) => [item, file] as const);
  expect(rows).toEqual([
    ['1', 'dist/index.js'],
    ['1', 'dist/index.d.ts'],
    ['1', 'dist/pad.d.ts'],
    ['2', 'dist/index.cjs'],
    ['3', 'dist/umd/index.js'],
  ]);
  expect(rows.map(([, file]) => file).sort()).toEqual(
    Object.keys(files).sort(),
  );
});
