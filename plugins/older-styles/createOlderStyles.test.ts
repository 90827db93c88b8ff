import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { createOlderStyles } from './createOlderStyles.ts';

test('both colors of a pair, each in its place, and nothing else', () => {
  const css = createOlderStyles([
    `/* A { comment; } */
    :root {
      --a: light-dark(#fff, #000); /* white */
      --b: light-dark(
        #1112,
        #2223
      );
      --same: var(--a);
      --size: 1rem;
      --other: var(--size);
      --shadow:
        0 1px light-dark(#111, #222),
        0 2px light-dark(#333, #444);
    }
    @media print { :root { --a: transparent; } }`,
  ]);
  expect(css).toContain(
    '@media screen{:root:root{--a:#fff;--b:#1112;--same:var(--a);--shadow:0 1px #111, 0 2px #333}:root.dark,',
  );
  expect(css).toContain(
    '{--a:#000;--b:#2223;--same:var(--a);--shadow:0 1px #222, 0 2px #444}}',
  );
});

test('no color of the site is left to engines that know light-dark()', () => {
  const read = (name: string) =>
    readFileSync(
      new URL(`../../theme/styles/${name}`, import.meta.url),
      'utf8',
    );
  const files = [read('tokens.css'), read('homeTokens.css')];
  const css = createOlderStyles(files);
  expect(css).not.toContain('light-dark');
  for (const [, name = ''] of files
    .join('')
    .matchAll(/(--[\w-]+):[^;]*light-dark\(/g)) {
    expect(css.split(`${name}:`)).toHaveLength(3);
  }
});
