import { afterAll, expect, test } from '@rstest/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareFolders } from './compareFolders.ts';

const work = mkdtempSync(path.join(tmpdir(), 'compare-folders-'));
afterAll(() => rmSync(work, { recursive: true }));

function folder(name: string, files: Record<string, string | Buffer>) {
  const root = path.join(work, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
}

test('equal bytes are identical, in folders too', () => {
  const files = { 'index.html': '<p>', 'static/a.js': 'a', '.nojekyll': '' };
  expect(compareFolders(folder('a', files), folder('b', files))).toEqual({
    identical: ['.nojekyll', 'index.html', 'static/a.js'],
    differences: [],
  });
});

test('each kind of difference is named', () => {
  const first = folder('c', {
    'same.txt': 'same',
    'changed.bin': Buffer.from([0, 1]),
    'static/app.1.js': 'x',
  });
  const second = folder('d', {
    'same.txt': 'same',
    'changed.bin': Buffer.from([0, 2]),
    'static/app.2.js': 'x',
  });
  expect(compareFolders(first, second)).toEqual({
    identical: ['same.txt'],
    differences: [
      'differs: changed.bin',
      'only in first: static/app.1.js',
      'only in second: static/app.2.js',
    ],
  });
});
