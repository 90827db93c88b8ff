import { expect, test } from '@rstest/core';
import { pageOf } from '../../../content-model/testing/pageOf.ts';
import { lockPage } from './lock.ts';
import { staleSections } from './staleSections.ts';

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
