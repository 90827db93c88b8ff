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

test('one that led to no index is asked for again', async () => {
  await loadManifest('/a.json');
  forgetManifest();
  await loadManifest('/a.json');
  expect(addresses().filter(name => name === '/a.json')).toHaveLength(2);
});
