import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@rstest/core';
import { checkAsset } from './checkBody.ts';
import { policy } from './checkPage.ts';

const NAME = '/static/js/search.1a2b.js';
const WHOLE = Buffer.from('let search;'.repeat(40));
const HASH = createHash('sha256').update(WHOLE).digest('hex');
const FILES = {
  identity: WHOLE,
  gzip: gzipSync(WHOLE),
  br: brotliCompressSync(WHOLE),
};
let server: Server | undefined;
afterEach(() => void server?.close());

/** Checks a file on a server that has these copies of it. */
async function check(
  files: Partial<typeof FILES>,
  { cache = policy.cache.immutable, known = HASH, name = NAME } = {},
): Promise<string[]> {
  server = createServer((request, response) => {
    const encoding = String(request.headers['accept-encoding']);
    const body = files[encoding as keyof typeof FILES];
    if (!body) return void response.writeHead(404).end();
    response.setHeaders(new Headers(policy.headers));
    response.setHeader('Cache-Control', cache);
    if (encoding !== 'identity') {
      response.setHeader('Content-Encoding', encoding);
    }
    response.end(body);
  });
  await new Promise<void>(done => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  const options = { dist: 'no/build', known };
  return (await checkAsset(origin, name, options)).problems;
}

test('a whole file is right', async () => {
  expect(await check(FILES)).toEqual([]);
});

const other = Buffer.from('let older;'.repeat(40));
test.each<[string, Partial<typeof FILES>, string]>([
  ['a lost file', {}, 'returned 404'],
  ['an empty file', { ...FILES, identity: Buffer.alloc(0) }, 'is empty'],
  [
    'an older copy for browsers with br',
    { ...FILES, br: brotliCompressSync(other) },
    'differs with br',
  ],
  [
    'an older copy for browsers with gzip',
    { ...FILES, gzip: gzipSync(other) },
    'differs with gzip',
  ],
  [
    'a copy that is cut off',
    { ...FILES, br: FILES.br.subarray(0, 9) },
    'differs with br',
  ],
])('%s is told', async (_, files, problem) => {
  expect((await check(files)).join()).toContain(problem);
});

test('other bytes under a kept name are told', async () => {
  const problems = await check(FILES, { known: 'other' });
  expect(problems).toEqual(['differs from an earlier run']);
});

test('a file that nobody may keep is told', async () => {
  const problems = await check(FILES, { cache: 'no-cache' });
  expect(problems).toEqual(['is not cacheable']);
});

test('headers that mean nothing to a file are told', async () => {
  const problems = await check(FILES, { name: '/static/font/a.1b2c.woff2' });
  expect(problems).toHaveLength(policy.plain.without.length);
  expect(problems[0]).toMatch(/^Content-Security-Policy is "default-src/);
});
