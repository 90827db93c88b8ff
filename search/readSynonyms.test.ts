import { describe, expect, test } from '@rstest/core';
import { synonyms } from './readSynonyms.ts';
import { parseQuery } from './parseQuery.ts';

/** All terms that are searched for in place of the reader's words. */
const othersIn = (query: string) =>
  parseQuery(query).atoms.flatMap(({ others }) => others);

describe('synonyms', () => {
  test('is a sorted table of words', () => {
    expect([...synonyms.keys()]).toEqual([...synonyms.keys()].sort());
    for (const [word, others] of synonyms) {
      expect(word).toMatch(/^[^\s:]+(?: [^\s:]+)*$/);
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toMatch(/^\S+$/);
    }
  });

  test.each([...synonyms])(
    '%s, typed, is also looked for as %j',
    (word, others) => {
      expect(othersIn(word)).toEqual(expect.arrayContaining([...others]));
      expect(othersIn(word.toUpperCase())).toEqual(
        expect.arrayContaining([...others]),
      );
    },
  );

  test.each([
    ['scaffold a project', 'create'],
    ['load it with a script tag', 'umd'],
    ['scss', 'sass'],
    ['lazy loading', 'dynamic'],
    ['no d.ts files', 'declaration'],
    ['两者有什么区别', '选择'],
    ['懒加载', '动态'],
  ])('%s is also looked for as %s', (query, other) => {
    expect(othersIn(query)).toContain(other);
  });
});
