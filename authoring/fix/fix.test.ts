import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { testFolder } from '../../tooling/testing/testFolder.ts';
import { changedFiles } from './changedFiles.ts';
import { planFix } from './planFix.ts';

test('each file gets the repairs of its kind', () => {
  const page = 'content/en/guide/basic/cli.mdx';
  expect(planFix([page, 'theme/a.css', 'site/footer.ts', 'README.md'])).toEqual(
    [
      ['docs:sync', page],
      ['fix:styles', 'theme/a.css'],
      ['fix:code', 'site/footer.ts'],
      ['fix:format', page, 'theme/a.css', 'site/footer.ts', 'README.md'],
    ],
  );
});

test('a changed example may be shown on any page', () => {
  const [first] = planFix(['examples/home-esm/src/index.ts']);
  expect(first).toEqual(['docs:sync']);
});

test('the tables of the comparison follow its data', () => {
  const names = planFix(['site/buildTimes.json']).map(([name]) => name);
  expect(names).toEqual(['compare:sync', 'fix:format']);
});

test('nothing changed, nothing to do', () => {
  expect(planFix([])).toEqual([]);
});

const { root, write } = testFolder();

test('changed and new files count, deleted ones do not', () => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args],
      {
        cwd: root,
        stdio: 'ignore',
      },
    );
  git('init');
  expect(() => changedFiles(root)).toThrow('no last commit');
  for (const name of ['kept', 'changed', 'deleted']) write(name, '');
  git('add', '.');
  git('commit', '-m', 'first');
  write('changed', 'x');
  write('新.mdx', '');
  rmSync(path.join(root, 'deleted'));
  expect(changedFiles(root)).toEqual(['changed', '新.mdx']);
});
