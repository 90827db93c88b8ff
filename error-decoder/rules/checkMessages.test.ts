import { describe, expect, test } from '@rstest/core';
import { checkMessages } from './checkMessages.ts';
import type { CataloguedError } from '../search/KnownError.ts';
import { readEntries, readUnseen } from './ErrorEntry.ts';
import { extractMessages } from './extractMessages.ts';
import { readPackages } from './readPackages.ts';

const root = process.cwd();
const lists = { entries: readEntries(root), unseen: readUnseen(root) };
const installed = readPackages(root);
const rulesOf = (issues: readonly { rule: string }[]) =>
  issues.map(({ rule }) => rule);

const entry = (text: string, from = '@rslib/core'): CataloguedError => ({
  id: 'bad-format',
  from,
  level: 'error',
  text,
  page: '/guide/faq/errors',
});
const message = (text: string) =>
  extractMessages([
    { file: 'a.js', code: `throw new Error(${JSON.stringify(text)});` },
  ]).map(one => ({ from: '@rslib/core', ...one }));

test('the installed packages print what the entries explain', () => {
  expect(checkMessages(installed, lists)).toEqual([]);
  // Fewer means that the packages are written in a way the reader doesn't know.
  expect(installed.length).toBeGreaterThan(150);
});

describe('an upgrade', () => {
  test('that adds a message fails with what to do', () => {
    const upgraded = [...installed, ...message('Bad bundle: not allowed')];
    const [issue, ...others] = checkMessages(upgraded, lists);
    expect(others).toEqual([]);
    expect(issue?.what).toBe(
      '@rslib/core can print "Bad bundle: not allowed", which has no entry.',
    );
    expect(issue?.remedy).toContain('add an entry');
  });

  test('that drops a message fails', () => {
    const upgraded = installed.filter(
      ({ text }) => !text.startsWith('Unsupported format'),
    );
    const [issue, ...others] = checkMessages(upgraded, lists);
    expect(others).toEqual([]);
    expect(issue?.what).toContain('(unsupported-format)');
  });

  test('that rewords one fails twice: the old words and the new', () => {
    expect(
      rulesOf(
        checkMessages(message('The format is unsupported'), {
          entries: [entry('Unsupported format used')],
          unseen: [],
        }),
      ),
    ).toEqual(['error-without-entry', 'error-entry-gone']);
  });
});

test('placeholders may have any name', () => {
  expect(
    checkMessages(message('Bad format: {format}'), {
      entries: [entry('Bad format: {value}')],
      unseen: [],
    }),
  ).toEqual([]);
});

test('entries of other programs are not looked for', () => {
  const entries = [entry('ReferenceError: exports is not defined', 'node')];
  expect(checkMessages([], { entries, unseen: [] })).toEqual([]);
});

test('an exception that no package needs fails', () => {
  const unseen = [{ why: 'Nobody sees it.', texts: ['Chain is empty'] }];
  expect(rulesOf(checkMessages([], { entries: [], unseen }))).toEqual([
    'error-unseen-gone',
  ]);
});
