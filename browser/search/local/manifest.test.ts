import { beforeEach, expect, rs, test } from '@rstest/core';
import { forgetManifest, loadManifest } from './manifest.ts';

const MANIFEST = { en: { headings: '0000abcd' } };
const fetched = rs.fn<(address: string) => Promise<Response>>();
const addresses = () => fetched.mock.calls.flat();
beforeEach(() => {
  rs.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => Response.json(MANIFEST));
  forgetManifest();
});

test('is asked for once, by all who need it, as long as the document is there', async () => {
  const [first, second] = await Promise.all([
    loadManifest('/a.json'),
    loadManifest('/a.json'),
  ]);
  expect(first).toEqual(MANIFEST);
  expect(second).toBe(first);
  expect(addresses()).toEqual(['/a.json']);
});

test.each([
  ['refused', () => Promise.reject(new Error('offline'))],
  ['a page', async () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['cut off', async () => new Response('{"en":{"head')],
])('one that is %s is asked for again', async (_, answer) => {
  fetched.mockImplementationOnce(answer);
  await expect(loadManifest('/a.json')).rejects.toThrow();
  await rs.waitFor(async () =>
    expect(await loadManifest('/a.json')).toEqual(MANIFEST),
  );
});

test('one that never comes is given up', async () => {
  rs.useFakeTimers();
  fetched.mockImplementationOnce(() => new Promise(() => undefined));
  const failure = loadManifest('/a.json').catch((error: Error) => error);
  await rs.advanceTimersByTimeAsync(7000);
  expect(await failure).toBeInstanceOf(Error);
  rs.useRealTimers();
  expect(await loadManifest('/a.json')).toEqual(MANIFEST);
});

test('one that led to no index is asked for again', async () => {
  await loadManifest('/a.json');
  forgetManifest();
  await loadManifest('/a.json');
  expect(addresses().filter(name => name === '/a.json')).toHaveLength(2);
});
