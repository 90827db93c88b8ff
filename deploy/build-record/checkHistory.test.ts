import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { checkHistory } from './checkHistory.ts';

const root = mkdtempSync(path.join(tmpdir(), 'history-'));
const git = (cwd: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args],
    { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  ).trim();

beforeAll(() => {
  for (const name of ['full', 'none']) mkdirSync(path.join(root, name));
  git(path.join(root, 'full'), 'init', '-q');
  for (const name of ['first', 'second']) {
    git(path.join(root, 'full'), 'commit', '-q', '--allow-empty', '-m', name);
  }
  git(root, 'clone', '-q', '--depth=1', `file://${root}/full`, 'shallow');
  git(root, 'clone', '-q', 'full', 'changed');
  writeFileSync(path.join(root, 'changed/page.mdx'), 'new');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a whole history gives the commit', () => {
  const full = path.join(root, 'full');
  expect(checkHistory(full)).toBe(git(full, 'rev-parse', 'HEAD'));
});

test.each([
  ['shallow', 'git fetch --unshallow'],
  ['changed', 'page.mdx'],
  ['none', 'has no history'],
])('%s is refused with the remedy', (name, reason) => {
  expect(() => checkHistory(path.join(root, name))).toThrow(reason);
});
