// What we rely on in the engine: a small site is built with every override, and the
// result must be what each promises. Titles begin with the override's name, by which
// `npm run rehearse` finds failures; engine/README.md has the table.
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  BUILD_LIMIT_MS,
  buildFiles,
  siteFolder,
} from '../fixtures/testing/buildFiles.ts';

const folder = siteFolder('contract');

const page = `# First page

Words before it.

## A heading

:::tip
A remark.
:::

import { usePage } from '@rspress/core/runtime';

export const Places = () => <output>{usePage().page.toc.map(one => one.charIndex).join()}</output>

<Places />

export const Held = () => {
  globalThis.held = (globalThis.held ?? 0) + 1;
  setImmediate(() => (globalThis.held -= 1));
  return <data value={globalThis.held} />;
};

<Held />

export const Written = () => {
  const { existsSync } = process.getBuiltinModule('node:fs');
  const files = ['dist/first.html', 'dist/zh/first.html'].filter(existsSync);
  return <meter value={files.length} />;
};

<Written />
`;
let html = '';
const read = (pattern: string) =>
  globSync(`dist/${pattern}`, { cwd: folder }).map(file =>
    readFileSync(path.join(folder, file), 'utf8'),
  );

beforeAll(async () => {
  // Otherwise a small site is rendered at once, with turns and without.
  process.env['RSPRESS_SSG_CONCURRENCY'] = '1';
  await buildFiles(
    'contract',
    {
      'content/en/index.mdx':
        '---\npageType: home\nhero: { promise: Soon, text: More, actions: [] }\n---\n',
      'content/zh/index.mdx': '# 首页',
      'content/en/first.mdx': page,
      'content/zh/first.mdx': page,
    },
    "themeConfig: { ...config.themeConfig, sidebar: { '/': [{ text: 'Sidebar entry', link: '/first' }] } },",
  );
  [html = ''] = read('first.html');
}, BUILD_LIMIT_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("stock-styles: no page has a rule of the engine's theme", () => {
  const rules = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].join('');
  expect(rules.length).toBeGreaterThan(1000);
  expect(rules.match(/--rp-[\w-]+|\.rp-[\w-]+/)).toBeNull();
});

test('search: the engine writes no index, and headings have their place', () => {
  expect(globSync('dist/**/search_index*', { cwd: folder })).toEqual([]);
  const [, places] = /<output>(.*?)<\/output>/.exec(html) ?? [];
  expect(places).toBe(String('Words before it.\n\n'.length));
});

test("alternates: a language is named by its tag, not by the engine's folder", () => {
  expect(html.match(/hreflang="zh[^"]*"/g)).toEqual(['hreflang="zh-Hans"']);
});

test('head-script: ours is the only inline script', () => {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  expect(inline.map(([, code = '']) => code.slice(0, 5))).toEqual(['(()=>']);
});

test("html-pages: a page loads one small script, without the engine's client", () => {
  expect(html.match(/<script[^>]* src=/g)).toHaveLength(1);
  const [entry = ''] = read('static/js/index.*.js');
  expect(entry.length).toBeGreaterThan(1000);
  expect(entry.length).toBeLessThan(60_000);
});

test('island-data: islands load the site and its strings, and no sidebar', () => {
  const code = read('static/js/**/*.js').join('\n');
  const has = (text: string) => [code.includes(text), html.includes(text)];
  expect(has('multiVersion')).toEqual([true, false]);
  expect(has('site.description')).toEqual([true, false]);
  expect(has('Sidebar entry')).toEqual([false, true]);
});

test('render-turns: each page waits for a turn of the event loop', () => {
  const held = read('{,zh/}first.html').map(
    page => /<data value="(\d+)"/.exec(page)?.[1],
  );
  expect(held).toEqual(['1', '1']);
});

test('page-files: a page is written before the next one is rendered', () => {
  const written = read('{,zh/}first.html').map(
    page => /<meter value="(\d+)"/.exec(page)?.[1],
  );
  expect(written.toSorted()).toEqual(['0', '1']);
});

test('heading-anchors: a heading holds its text alone', () => {
  const [, inside] = /<h2 id="a-heading">(.*?)<\/h2>/.exec(html) ?? [];
  expect(inside).toBe('A heading');
});

test('style-names: names of classes are short, and beside their use', () => {
  expect(/<article><div class="(\w+-\w{1,2})"/.exec(html)).not.toBeNull();
  expect(globSync('dist/static/js/**/styles*.js', { cwd: folder })).toEqual([]);
});

test('style-names: styles that a page takes as text have the names in its markup', () => {
  const [home = ''] = read('index.html');
  const [, name = ''] = /<main class="(\w+-\w+)"/.exec(home) ?? [];
  const styles = [...home.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  expect(styles.map(([, text]) => text?.includes(`.${name}{`))).toEqual([
    false,
    true,
  ]);
});

test("callouts: `:::` becomes the theme's callout", () => {
  const [, remark = ''] = /role="note">(.*?)<output>/s.exec(html) ?? [];
  expect(remark).toContain('A remark.');
});
