import { describe, expect, test } from '@rstest/core';
import { checkSize, checkSubject, parseLog } from './checkCommits.ts';

const named = (subject: string) =>
  checkSubject({ id: 'abc1234', subject, files: [] });
const changing = (files: Record<string, number>) =>
  checkSize({
    id: 'abc1234',
    subject: 'fix: x',
    files: Object.entries(files).map(([name, lines]) => ({ name, lines })),
  });

describe('a subject', () => {
  test.each([
    'fix(theme/outline): mark the last heading at the page end',
    'docs: say what TypeScript 7 changes',
    `test: ${'a'.repeat(54)}`,
  ])('may be "%s"', subject => {
    expect(named(subject)).toEqual([]);
  });

  test.each([
    ['has no type', 'mark the last heading'],
    ['has an unknown type', 'style: mark the last heading'],
    ['has an empty scope', 'fix(): mark the last heading'],
    ['starts with a capital', 'fix: Mark the last heading'],
    ['ends with a period', 'fix: mark the last heading.'],
    ['says nothing', 'fix: '],
    ['is of a commit that is to be joined', 'fixup! fix: mark the heading'],
  ])('is refused if it %s', (_, subject) => {
    expect(named(subject).join()).toContain('Call it type(scope): imperative');
  });

  test('is refused if it is too long', () => {
    expect(named(`test: ${'a'.repeat(55)}`).join()).toContain('61 characters');
  });
});

describe('a commit', () => {
  test('may change 1,500 lines, and as much generated data as it likes', () => {
    const generated = {
      'package-lock.json': 9000,
      'examples/pnpm/package-lock.json': 9000,
      'examples/results/alias.json': 9000,
      'examples/explorer/results/event-log.json': 9000,
      'examples/recorded.json': 9000,
      'content/translation.lock.json': 9000,
      'e2e/accessibility/tree/en.yml': 9000,
    };
    expect(changing({ 'theme/a.ts': 1500, ...generated })).toEqual([]);
  });

  test('is refused if it changes more', () => {
    expect(changing({ 'theme/a.ts': 800, 'site/b.ts': 701 }).join()).toContain(
      'changes 1501 lines',
    );
  });
});

test('what Git prints is read: files, binary ones, and commits without any', () => {
  const log =
    '\0abc1234\0fix: x\n\n3\t4\ttheme/{a => b}/c.ts\n-\t-\tlogo.png\n' +
    '\0def5678\0docs: y\n';
  expect(parseLog(log)).toEqual([
    {
      id: 'abc1234',
      subject: 'fix: x',
      files: [{ name: 'theme/{a => b}/c.ts', lines: 7 }],
    },
    { id: 'def5678', subject: 'docs: y', files: [] },
  ]);
});
