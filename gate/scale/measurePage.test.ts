import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measurePage } from './measurePage.ts';

const files = {
  'page.html':
    '<script src="/static/index.abc.js"></script><link rel="preload" as="script" href="/static/page.js"><link rel="stylesheet" href="/static/page.css">',
  'bare.html': '<script>inline()</script>',
  'lost.html':
    '<script src="/static/index.abc.js"></script><script src="/static/lost.js"></script>',
  'static/index.abc.js': 'console.log("entry");'.repeat(50),
  'static/page.js': 'console.log("page");'.repeat(20),
  'static/page.css': 'p{color:red}'.repeat(20),
};

let dist = '';
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'measure-'));
  await mkdir(path.join(dist, 'static'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(dist, name), text);
  }
});
afterAll(() => rm(dist, { recursive: true }));

test('a page weighs its document, its scripts, and its style sheets', async () => {
  // Files as small as these have the same size in brotli's text mode.
  const size = (name: keyof typeof files) =>
    brotliCompressSync(files[name]).length;
  const html = size('page.html');
  const scripts = size('static/index.abc.js') + size('static/page.js');
  const styles = size('static/page.css');
  expect(await measurePage(dist, 'page.html')).toEqual({
    html,
    scripts,
    styles,
    total: html + scripts + styles,
  });
});

test('a page without a script is an error that says what to do', async () => {
  await expect(measurePage(dist, 'bare.html')).rejects.toThrow(
    /adapt gate\/scale\/listScripts\.ts/,
  );
});

test('a script that is not in the build is an error', async () => {
  await expect(measurePage(dist, 'lost.html')).rejects.toThrow('lost.js');
});
