import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { createChangeDates, parseLog } from './changeDates.ts';

describe('parseLog', () => {
  test('the newest commit of a file gives its date, in UTC', () => {
    const log = [
      '\u00012026-02-02T23:30:00-05:00',
      '',
      'en/a.mdx',
      '\u00012026-01-01T00:00:00Z',
      '',
      'en/a.mdx',
      'en/b.mdx',
    ].join('\n');
    expect([...parseLog(log)]).toEqual([
      ['en/a.mdx', '2026-02-03'],
      ['en/b.mdx', '2026-01-01'],
    ]);
  });
});

describe('createChangeDates', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'change-dates-'));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd,
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@example.com',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@example.com',
        GIT_COMMITTER_DATE: '2026-03-04T05:06:07Z',
      },
      stdio: 'ignore',
    });

  beforeAll(() => {
    const full = path.join(root, 'full');
    mkdirSync(path.join(full, 'content'), { recursive: true });
    mkdirSync(path.join(root, 'none'));
    git(full, 'init', '-q');
    for (const name of ['a', 'b']) {
      writeFileSync(path.join(full, 'content', `${name}.mdx`), name);
      git(full, 'add', '.');
      git(full, 'commit', '-q', '-m', name);
    }
    git(root, 'clone', '-q', '--depth=1', `file://${full}`, 'shallow');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('a file has the day of its last commit', () => {
    const folder = path.join(root, 'full/content');
    const dateOf = createChangeDates(folder);
    expect(dateOf(path.join(folder, 'a.mdx'))).toBe('2026-03-04');
    expect(dateOf(path.join(folder, 'new.mdx'))).toBeUndefined();
  });

  test.each(['shallow/content', 'none'])(
    'without full history (%s) there are no dates, and that is said once',
    name => {
      const folder = path.join(root, name);
      const said: string[] = [];
      const dateOf = createChangeDates(folder, message => said.push(message));
      expect(dateOf(path.join(folder, 'a.mdx'))).toBeUndefined();
      expect(dateOf(path.join(folder, 'b.mdx'))).toBeUndefined();
      expect(said).toHaveLength(1);
      expect(said[0]).toContain('git fetch --unshallow');
    },
  );
});
