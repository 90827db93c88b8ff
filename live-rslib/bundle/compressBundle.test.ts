import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@rstest/core';
import { compressBundle } from './compressBundle.ts';

test('compresses each file, and the same content once', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const cache = mkdtempSync(path.join(tmpdir(), 'cache-'));
  const text = 'export const a = 1;\n'.repeat(100);
  writeFileSync(path.join(dist, 'a.js'), text);
  const sizes = compressBundle(dist, cache, 5);
  const bytes = readFileSync(path.join(dist, 'a.js.br'));
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  expect([...sizes]).toEqual([['a.js', bytes.length]]);

  const [kept = ''] = readdirSync(cache);
  writeFileSync(path.join(cache, kept), 'kept');
  expect(compressBundle(dist, cache, 5).get('a.js')).toBe(4);
  expect(compressBundle(dist, cache, 6).get('a.js')).not.toBe(4);
});
