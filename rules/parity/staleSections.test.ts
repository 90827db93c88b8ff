import { expect, test } from '@rstest/core';
import { pageOf } from '../../content-model/testing/pageOf.ts';
import { lockPage } from './lock.ts';
import { staleSections, describeChange } from './staleSections.ts';

const translated = '## One\n\nIt is off.\n\n## Two\n\nIt stays.\n';
const current = '## One\n\nIt is on.\n\n## Two\n\nIt stays.\n';
const locked = lockPage(pageOf(translated));

test('finds the one section that changed, and how', () => {
  const history = [pageOf(current), pageOf(translated)];
  expect(staleSections(pageOf(current), locked, () => history)).toEqual({
    one: { removed: 'One It is off.', added: 'One It is on.' },
  });
});

test('says only that it changed where the old text is not known', () => {
  expect(staleSections(pageOf(current), locked, () => [])).toEqual({ one: {} });
});

test('asks for no old text where nothing changed', () => {
  const refuse = () => {
    throw new Error('Nobody needs the history.');
  };
  expect(staleSections(pageOf(translated), locked, refuse)).toEqual({});
});

test('cuts a change out, with four words around it', () => {
  expect(
    describeChange(
      'One two three four five is off by default and six seven eight nine ten.',
      'One two three four five is on by default and six seven eight nine ten.',
    ),
  ).toEqual({
    removed: 'three four five is off by default and six',
    added: 'three four five is on by default and six',
  });
});

test('shows what was added at the end', () => {
  expect(describeChange('a b', 'a b c')).toEqual({
    removed: 'a b',
    added: 'a b c',
  });
});

test('does not count words twice where a text repeats itself', () => {
  expect(describeChange('a a a', 'a a')).toEqual({
    removed: 'a a a',
    added: 'a a',
  });
});
