import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { KEPT_RELEASES } from '../build-record/kept.ts';
import { knownAssets, remember } from './memory.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  file = path.join(folder, 'deep/memory.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const assets = (...names: string[]) =>
  new Map(names.map(name => [name, `hash of ${name}`]));

test('the first run knows no old files', () => {
  expect(knownAssets(file).size).toBe(0);
});

test('later runs know those of other releases, with their bytes', () => {
  remember(file, assets('/a.js', '/shared.js'));
  remember(file, assets('/shared.js', '/a.js'));
  remember(file, assets('/b.js', '/shared.js'));
  expect(knownAssets(file)).toEqual(assets('/a.js', '/shared.js', '/b.js'));
});

test('no more releases are known than a server keeps', () => {
  for (let number = 0; number <= KEPT_RELEASES; number++) {
    remember(file, assets(`/${number}.js`));
  }
  const known = knownAssets(file);
  expect(known.size).toBe(KEPT_RELEASES);
  expect(known.has('/0.js')).toBe(false);
});
