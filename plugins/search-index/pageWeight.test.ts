import { expect, test } from '@rstest/core';
import { pageWeight } from './pageWeight.ts';

test('a page counts fully unless it says something else', () => {
  expect(pageWeight({ title: 'CSS' })).toBe(1);
  expect(pageWeight({ search: { weight: 0.6 } })).toBe(0.6);
});

test('an old option counts more than a page about everything', () => {
  const old = pageWeight({ search: { deprecated: true } });
  const filler = pageWeight({ search: { filler: true } });
  expect(old).toBeLessThan(1);
  expect(filler).toBeLessThan(old);
});

test.each([
  'filler',
  null,
  {},
  { filler: 'yes' },
  { weight: '0.5' },
  { weight: 0 },
  { weigth: 0.5 }, // cspell:disable-line
  { filler: true, weight: 0.5 },
])('says what to write instead of %j', search => {
  expect(() => pageWeight({ search })).toThrow('{ filler: true }');
});
