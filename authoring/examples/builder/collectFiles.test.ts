import { afterAll, describe, expect, test } from '@rstest/core';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectFiles, hashProject } from './collectFiles.ts';
import { listFiles } from '../../../content-model/examples/listFiles.ts';

const base = mkdtempSync(path.join(tmpdir(), 'collect-test-'));
afterAll(() => rmSync(base, { recursive: true }));

function project(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(path.join(base, 'project-'));
  addFiles(root, files);
  return root;
}

function addFiles(root: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
}

/** What's found after adding files to a project with one source file. */
function collect(files: Record<string, string | Buffer>) {
  const root = project({ 'src/a.ts': 'a' });
  const before = hashProject(root);
  addFiles(root, files);
  return collectFiles(
    root,
    before,
    { 'dist/race.js': 'a race' },
    { [root]: '<project>' },
  );
}

describe('the files of a build', () => {
  test('are those that were added or changed', () => {
    expect(collect({ 'src/a.ts': 'b', 'dist/b.js': 'x\ny\n' }).files).toEqual({
      'src/a.ts': ['b'],
      'dist/b.js': ['x', 'y'],
    });
  });

  test('leave out what tools keep for themselves', () => {
    const root = project({
      'node_modules/a.js': '',
      '.rstack/b.ts': '',
      c: '',
    });
    expect(listFiles(root)).toEqual(['c']);
  });

  test('are noted without text when they are unstable, long or binary', () => {
    const { files } = collect({
      'dist/race.js': 'x',
      'dist/long.js': 'x'.repeat(20_001),
      'dist/a.png': Buffer.from([1, 0, 2]),
    });
    expect(files['dist/race.js']).toEqual({ note: 'a race' });
    expect(files['dist/long.js']).toEqual({ note: 'longer than 20000 bytes' });
    expect(files['dist/a.png']).toMatchObject({ note: 'binary', bytes: 3 });
  });

  test('have one kind of line end', () => {
    expect(collect({ 'dist/a.d.ts': 'a\r\nb\r\n' }).files).toEqual({
      'dist/a.d.ts': ['a', 'b'],
    });
  });

  test('are told apart by whether they may be executed', () => {
    const root = project({ 'dist/cli.js': '#!', 'dist/a.js': '' });
    chmodSync(path.join(root, 'dist/cli.js'), 0o755);
    expect(collectFiles(root, new Map(), {}, {}).executable).toEqual([
      'dist/cli.js',
    ]);
  });
});
