import { describe, expect, test } from '@rstest/core';
import { spellingsOf } from './addressSpellings.ts';

describe('spellingsOf', () => {
  test.each(['/', '/config/', '/guide/start/quick-start', '/zh/'])(
    'has at least 30 different ones of %s, of each outcome',
    address => {
      const spellings = spellingsOf(address);
      expect(spellings.length).toBeGreaterThanOrEqual(30);
      expect(new Set(spellings.map(({ path }) => path)).size).toBe(
        spellings.length,
      );
      expect(new Set(spellings.map(({ outcome }) => outcome)).size).toBe(4);
    },
  );

  test('a redirect keeps the query', () => {
    const moves = spellingsOf('/a/b').filter(
      ({ outcome }) => outcome === 'moves',
    );
    for (const { path, query = '' } of moves) {
      expect(path.slice(path.indexOf('?'))).toBe(query || path.slice(-1));
    }
  });
});
