import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { testFolder } from '../tooling/testing/testFolder.ts';
import { ChangeTimes, parseLog } from './ChangeTimes.ts';

describe('parseLog', () => {
  test('the newest commit of a file gives its time, in UTC', () => {
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
      ['en/a.mdx', '2026-02-03T04:30:00.000Z'],
      ['en/b.mdx', '2026-01-01T00:00:00.000Z'],
    ]);
  });
});

describe('ChangeTimes', () => {
  const { root, write } = testFolder();
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd,
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@example.com',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@example.com',
        GIT_AUTHOR_DATE: '2026-03-04T05:06:07Z',
        GIT_COMMITTER_DATE: '2026-05-06T00:00:00Z',
      },
      stdio: 'ignore',
    });

  beforeAll(() => {
    const full = path.join(root, 'full');
    for (const name of ['full', 'none']) mkdirSync(path.join(root, name));
    git(full, 'init', '-q');
    for (const name of ['a', 'b']) {
      write(`full/content/${name}.mdx`, name);
      git(full, 'add', '.');
      git(full, 'commit', '-q', '-m', name);
    }
    git(root, 'clone', '-q', '--depth=1', `file://${full}`, 'shallow');
  });

  test('a file has the time when its last commit was written, whenever that was moved', () => {
    const folder = path.join(root, 'full/content');
    const times = new ChangeTimes(folder);
    const file = path.join(folder, 'a.mdx');
    expect(times.timeOf(file)).toBe('2026-03-04T05:06:07.000Z');
    expect(times.dayOf(file)).toBe('2026-03-04');
    expect(times.dayOf(path.join(folder, 'new.mdx'))).toBeUndefined();
    expect(String(times)).toBe(
      'b.mdx 2026-03-04T05:06:07.000Z\na.mdx 2026-03-04T05:06:07.000Z',
    );
  });

  test.each(['shallow/content', 'none'])(
    'without full history (%s) there are no times, and that is said once',
    name => {
      const folder = path.join(root, name);
      const said: string[] = [];
      const times = new ChangeTimes(folder, message => said.push(message));
      expect(times.dayOf(path.join(folder, 'a.mdx'))).toBeUndefined();
      expect(times.timeOf(path.join(folder, 'b.mdx'))).toBeUndefined();
      expect(String(times)).toBe('');
      expect(said).toHaveLength(1);
      expect(said[0]).toContain('git fetch --unshallow');
    },
  );
});
