import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { KEPT_RELEASES } from '../../deploy/release/layout.ts';
import { oldAssets, remember } from './memory.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  file = path.join(folder, 'deep/memory.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first run knows no old files', () => {
  expect(oldAssets(file, ['/a.js'])).toEqual([]);
});

test('later runs know those of other releases', () => {
  remember(file, ['/a.js', '/shared.js']);
  remember(file, ['/shared.js', '/a.js']);
  expect(oldAssets(file, ['/b.js', '/shared.js'])).toEqual(['/a.js']);
});

test('no more releases are known than a server keeps', () => {
  for (let number = 0; number <= KEPT_RELEASES; number++) {
    remember(file, [`/${number}.js`]);
  }
  const known = oldAssets(file, []);
  expect(known).toHaveLength(KEPT_RELEASES);
  expect(known).not.toContain('/0.js');
});
