import { expect, test } from '@rstest/core';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '../../../tooling/testing/testFolder.ts';
import {
  scriptBytes,
  totalBytes,
  weighExplorer,
  weighFonts,
  weighPage,
  weighPages,
  weighSearchDialog,
} from './weighSite.ts';

const { root: dist, write } = testFolder();

const html = `
  <link rel="icon" href="/icon.svg"><link rel="canonical" href="/guide">
  <link rel="preload" as="script" href="/static/js/async/lib-react.12.js">
  <script defer src="/static/js/index.34.js"></script>
  <img src="/shown.png"><img loading="lazy" src="/later.png">
  <img src="https://elsewhere.example/x.png">`;

/** Files by size; if a file has a compressed copy, its size. */
const files: Record<string, number> = {
  'static/js/index.34.js.br': 20_000,
  'static/js/async/lib-react.12.js.br': 50_000,
  'static/js/async/search.56.js.br': 700,
  'static/js/async/search-hosted.78.js.br': 9000,
  'static/js/async/search-local.80.js.br': 600,
  'static/js/async/search-worker.9a.js.br': 50,
  'static/js/async/u.bc.js.br': 3,
  'static/js/async/c.de.js.br': 8000,
  'static/js/async/island.f0.js.br': 100,
  'static/js/async/island-Explorer.f1.js.br': 9000,
  'static/explorer/a-f2.json.br': 10,
  'static/explorer/b-f3.json.br': 20,
  'icon.svg.br': 300,
  'shown.png': 2000,
  'static/font/text.ef.woff2': 400,
  'static/font/mono.ef.woff2': 300,
  'guide/index.html.br': 8000,
};
for (const [file, size] of Object.entries(files)) {
  write(file, Buffer.alloc(size));
  if (file.endsWith('.br')) write(file.slice(0, -'.br'.length), html);
}
write('static/js/async/search-worker.9a.js', 'importScripts(`${name}.bc.js`)');

test('a page is weighed with all it loads by itself, as it is sent', () => {
  const { '/guide/': parts = {}, ...others } = weighPages(dist);
  expect(others).toEqual({});
  expect(parts).toEqual({
    html: 8000,
    'lib-react': 50_000,
    entry: 20_000,
    files: 2300,
  });
  expect(scriptBytes(parts)).toBe(70_000);
  expect(totalBytes(parts)).toBe(80_300);
});

test('search is weighed with React and what its worker loads, hosted ones without', () => {
  expect(weighSearchDialog(dist)).toBe(50_753);
});

test('the Explorer is weighed without React, by its largest sample', () => {
  expect(weighExplorer(dist)).toEqual({ code: 9103, data: 20 });
  expect(() => weighExplorer(path.join(dist, 'guide'))).toThrow(
    "the Explorer can't be weighed",
  );
});

test('fonts are weighed together', () => {
  expect(weighFonts(dist)).toBe(700);
});

test('a build whose worker has another name cannot be weighed', () => {
  expect(() => weighSearchDialog(path.join(dist, 'guide'))).toThrow(
    'search-worker.<hash>.js is missing',
  );
});

test.each([
  ["<script src='/a.js' defer></script>", ['a']],
  ['<script src=/a.js></script>', ['a']],
  ['<link href="/b.js" as="script" rel="preload"/>', ['b']],
  ['<link rel="modulepreload" href="/c.js">', ['c']],
  ['<link rel="preload" as="image" href="/d.svg">', []],
  ['<link rel="alternate" hreflang="zh" href="/zh/">', []],
  ['<div data-src="/e.js"></div><script>inline()</script>', []],
])('%s loads %j', (loading, names) => {
  write('one.html', `<script src="/index.0.js"></script>${loading}`);
  const parts = weighPage(dist, 'one.html', () => 1);
  expect(Object.keys(parts)).toEqual(['html', 'entry', ...names]);
  rmSync(path.join(dist, 'one.html'));
});

test('a page without its compressed copy or a script cannot be weighed', () => {
  write('other.html', html);
  expect(() => weighPages(dist)).toThrow('other.html.br is missing');
  write('other.html.br', '');
  write('other.html', '<script>inline()</script>');
  expect(() => weighPages(dist)).toThrow('other.html loads no script');
  write('other.html', '<script src="//example.com/a.js"></script>');
  expect(() => weighPages(dist)).toThrow('loads //example.com/a.js');
  rmSync(path.join(dist, 'other.html'));
});
