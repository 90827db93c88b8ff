import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { builtCommit, endOfBuild, readSource } from './buildRecord.ts';

let work: string;
let source: string;
let note: string;
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args],
    { cwd: source, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  ).trim();
const start = () => writeFileSync(note, JSON.stringify(readSource(source)));
const commit = (name: string) => {
  git('commit', '-q', '--allow-empty', '-m', name);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'record-'));
  source = path.join(work, 'source');
  note = path.join(work, 'note.json');
  execFileSync('git', ['init', '-q', source]);
});
afterEach(() => rmSync(work, { recursive: true }));

describe('endOfBuild', () => {
  test('names the commit, and leaves no note for another build', () => {
    const id = commit('first');
    start();
    expect(endOfBuild(note, source)).toEqual({ commit: id });
    expect(existsSync(note)).toBe(false);
    expect(endOfBuild(note, source).problem).toContain('from its start');
  });

  test('refuses a source that another commit came to while it was built', () => {
    const id = commit('first');
    start();
    commit('second');
    const { problem } = endOfBuild(note, source);
    expect(problem).toContain(`it was ${id}`);
  });

  test.each([['before'], ['while']])(
    'refuses changes that came %s it was built',
    when => {
      commit('first');
      if (when === 'while') start();
      writeFileSync(path.join(source, 'page.mdx'), 'new');
      if (when === 'before') start();
      if (when === 'before') rmSync(path.join(source, 'page.mdx'));
      expect(endOfBuild(note, source).problem).toContain('uncommitted changes');
    },
  );
});

const write = (text: string) =>
  writeFileSync(path.join(work, '_build.json'), text);

test('a record gives its commit', () => {
  write('{"commit":"abc"}');
  expect(builtCommit(work)).toBe('abc');
});

test.each(['{"problem":"no history"}', '{}', '{'])(
  'the record %s is refused',
  text => {
    write(text);
    expect(() => builtCommit(work)).toThrow(/no history|_build\.json/);
  },
);
