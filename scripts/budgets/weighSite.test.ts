import { afterAll, expect, test } from '@rstest/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  scriptBytes,
  totalBytes,
  weighPages,
  weighSearchDialog,
} from './weighSite.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'weigh-site-'));
afterAll(() => rmSync(dist, { recursive: true }));

const html = `
  <link rel="icon" href="/icon.svg"><link rel="canonical" href="/guide">
  <link rel="preload" as="script" href="/static/js/abc/section_guide.js">
  <link rel="preload" as="script" href="/static/js/abc/page_en_guide.js">
  <script src="/static/js/lib-react.12.js"></script>
  <script src="/static/js/index.34.js"></script>
  <img src="/shown.png"><img loading="lazy" src="/later.png">
  <img src="https://elsewhere.example/x.png">`;

/** Files by size; if a file has a compressed copy, its size. */
const files: Record<string, number> = {
  'static/js/abc/section_guide.js.br': 1000,
  'static/js/abc/page_en_guide.js.br': 4000,
  'static/js/lib-react.12.js.br': 50_000,
  'static/js/index.34.js.br': 20_000,
  'static/js/abc/theme_search_Dialog.js.br': 700,
  'static/js/abc/theme_search_hosted_client.js.br': 9000,
  'static/js/abc/search-worker.js.br': 50,
  'icon.svg.br': 300,
  'shown.png': 2000,
  'guide/index.html.br': 8000,
};
mkdirSync(path.join(dist, 'static/js/abc'), { recursive: true });
mkdirSync(path.join(dist, 'guide'));
for (const [file, size] of Object.entries(files)) {
  writeFileSync(path.join(dist, file), Buffer.alloc(size));
  if (file.endsWith('.br')) {
    writeFileSync(path.join(dist, file.slice(0, -'.br'.length)), html);
  }
}

test('a page is weighed with all it loads by itself, as it is sent', () => {
  const { '/guide/': parts = {}, ...others } = weighPages(dist);
  expect(others).toEqual({});
  expect(parts).toEqual({
    html: 8000,
    section: 1000,
    page: 4000,
    react: 50_000,
    main: 20_000,
    files: 2300,
  });
  expect(scriptBytes(parts)).toBe(75_000);
  expect(totalBytes(parts)).toBe(85_300);
});

test('the search dialog is weighed without the client of a hosted service', () => {
  expect(weighSearchDialog(dist)).toBe(750);
});

test('a page that was not compressed cannot be weighed', () => {
  writeFileSync(path.join(dist, 'other.html'), html);
  expect(() => weighPages(dist)).toThrow('other.html.br is missing');
  rmSync(path.join(dist, 'other.html'));
});
