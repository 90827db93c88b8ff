import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { compressFolder } from './compressFolder.ts';

const LONG_TEXT = 'a sentence of the documentation. '.repeat(50);

let folder: string;
let dist: string;
let cacheFolder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  dist = path.join(folder, 'dist');
  cacheFolder = path.join(folder, 'cache');
  await mkdir(path.join(dist, 'guide'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) =>
  writeFile(path.join(dist, name), text);
const read = (name: string) => readFile(path.join(dist, name));
const run = () => compressFolder({ dist, cacheFolder });

test('both copies give back the text', async () => {
  await write('guide/a.html', LONG_TEXT);
  const result = await run();
  const br = await read('guide/a.html.br');
  const gz = await read('guide/a.html.gz');
  expect(brotliDecompressSync(br).toString()).toBe(LONG_TEXT);
  expect(gunzipSync(gz).toString()).toBe(LONG_TEXT);
  expect(result).toEqual({
    files: 1,
    reused: 0,
    sourceBytes: LONG_TEXT.length,
    brotliBytes: br.length,
    gzipBytes: gz.length,
  });
});

test.each([
  ['a.js', LONG_TEXT, true],
  ['a.css', LONG_TEXT, true],
  ['a.json', LONG_TEXT, true],
  ['a.svg', LONG_TEXT, true],
  ['a.xml', LONG_TEXT, true],
  ['a.txt', LONG_TEXT, true],
  ['a.md', LONG_TEXT, true],
  ['a.webmanifest', LONG_TEXT, true],
  ['a.png', LONG_TEXT, false],
  ['a.woff2', LONG_TEXT, false],
  ['a.html.br', LONG_TEXT, false],
  ['a.html.gz', LONG_TEXT, false],
  ['short.html', 'short', false],
])('%s is compressed only when it gains', async (name, text, isCompressed) => {
  await write(name, text);
  await run();
  const copies = [`${name}.br`, `${name}.gz`];
  const names = new Set(await readdir(dist));
  expect(copies.map(copy => names.has(copy))).toEqual([
    isCompressed,
    isCompressed,
  ]);
});

test('an unchanged file comes from the cache, byte for byte', async () => {
  await write('a.html', LONG_TEXT);
  await run();
  const first = await read('a.html.gz');
  await rm(path.join(dist, 'a.html.gz'));
  expect((await run()).reused).toBe(2);
  expect(await read('a.html.gz')).toEqual(first);
});

test('a changed file is compressed again and its old copy forgotten', async () => {
  await write('a.html', LONG_TEXT);
  await run();
  await write('a.html', `${LONG_TEXT} More.`);
  expect((await run()).reused).toBe(0);
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe(
    `${LONG_TEXT} More.`,
  );
  expect(await readdir(cacheFolder)).toHaveLength(2);
});

test('equal files at work at once do not disturb each other', async () => {
  for (let index = 0; index < 10; index++) {
    await write(`${index}.html`, LONG_TEXT);
  }
  expect((await run()).files).toBe(10);
  expect(await readdir(cacheFolder)).toHaveLength(2);
});
