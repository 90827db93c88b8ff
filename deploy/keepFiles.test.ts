import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { KEPT_RELEASES } from './build-record/kept.ts';
import { keepFiles, RELEASES_FILE } from './keepFiles.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2026-01-01T00:00:00Z');
const later = (ms: number) => new Date(START.getTime() + ms);

let folder: string;
let live: string | undefined;
let server: Server;
let origin: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keep-'));
  live = undefined;
  server = createServer((request, response) => {
    const file = path.join(live ?? '', request.url ?? '');
    if (live && existsSync(file)) {
      void readFile(file).then(bytes => response.end(bytes));
    } else response.writeHead(404).end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address with it.
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function build(name: string, files: Record<string, string>) {
  const dist = path.join(folder, name);
  const hashes: Record<string, string> = {};
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
    hashes[file] = createHash('sha256').update(text).digest('hex');
  }
  const record = JSON.stringify({ files: hashes });
  await writeFile(path.join(dist, '_build.json'), record);
  return dist;
}

/** Builds a release that no other resembles, and puts it live. */
async function release(number: number, now: Date) {
  const dist = await build(`${number}`, {
    'index.html': `page ${number}`,
    'same.html': 'the same in each release',
    [`static/${number}.js`]: `code ${number}`,
    [`data/${number}.json`]: `data ${number}`,
  });
  const kept = await keepFiles(dist, origin, { now });
  live = dist;
  return { dist, ...kept };
}

const has = (dist: string, file: string) => existsSync(path.join(dist, file));

test('a tab that sees ten releases finds its code and its data', async () => {
  for (let number = 0; number <= KEPT_RELEASES; number++) {
    await release(number, later(number * HOUR_MS));
  }
  expect(has(live ?? '', 'static/0.js')).toBe(true);
  expect(has(live ?? '', 'data/0.json')).toBe(true);
  const { carried, dist } = await release(11, later(DAY_MS));
  expect(has(dist, 'static/0.js')).toBe(false);
  expect(has(dist, 'static/1.js')).toBe(true);
  expect(carried).toBe(2 * KEPT_RELEASES);
});

test('files are kept for 30 days after their release was replaced', async () => {
  await release(0, START);
  await release(1, later(100 * DAY_MS));
  const { dist } = await release(2, later(130 * DAY_MS));
  expect(has(dist, 'static/0.js')).toBe(true);
  const next = await release(3, later(131 * DAY_MS));
  expect(has(next.dist, 'static/0.js')).toBe(false);
  expect(has(next.dist, 'static/1.js')).toBe(true);
});

test('publishing an earlier build again keeps the files of the one taken back', async () => {
  await release(0, START);
  await release(1, later(HOUR_MS));
  const { dist } = await release(0, later(2 * HOUR_MS));
  expect(has(dist, 'static/1.js')).toBe(true);
  expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toBe('page 0');
});

test('the same build again is no further release', async () => {
  await release(0, START);
  await release(1, later(HOUR_MS));
  const before = await readFile(path.join(live ?? '', RELEASES_FILE), 'utf8');
  const { releases } = await release(1, later(2 * HOUR_MS));
  expect(releases).toBe(2);
  expect(await readFile(path.join(live ?? '', RELEASES_FILE), 'utf8')).toBe(
    before,
  );
});

test('a page that did not change keeps the time of its first release', async () => {
  await release(0, START);
  const { dist } = await release(1, later(HOUR_MS));
  const timeOf = (file: string) => statSync(path.join(dist, file)).mtime;
  expect(timeOf('same.html')).toEqual(START);
  expect(timeOf('static/0.js')).toEqual(START);
  expect(timeOf('index.html')).toEqual(later(HOUR_MS));
});

test('a damaged file is not carried over, and nothing is ready', async () => {
  const { dist } = await release(0, START);
  await writeFile(path.join(dist, 'static/0.js'), 'cod');
  await expect(release(1, later(HOUR_MS))).rejects.toThrow(
    'static/0.js (it is damaged)',
  );
  const next = path.join(folder, '1');
  expect(has(next, RELEASES_FILE)).toBe(false);
  const { lost } = await keepFiles(next, origin, { allowLost: true });
  expect(lost).toEqual(['static/0.js (it is damaged)']);
});

test('no name from the live site leads out of the build', async () => {
  const { dist } = await release(0, START);
  const file = path.join(dist, RELEASES_FILE);
  const list = await readFile(file, 'utf8');
  await writeFile(file, list.replace('static/0.js', 'static/../../0.js'));
  const { carried } = await release(1, later(HOUR_MS));
  expect(carried).toBe(1);
  expect(has(folder, '0.js')).toBe(false);
});

test('a site that does not answer is not taken for one without files', async () => {
  const dist = await build('new', { 'index.html': 'page' });
  await expect(keepFiles(dist, 'http://127.0.0.1:1')).rejects.toThrow(
    '--allow-lost',
  );
});
