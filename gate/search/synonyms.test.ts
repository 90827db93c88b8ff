import { expect, test } from '@rstest/core';
import expected from '../../bench/search/synonyms.json' with { type: 'json' };
import { synonyms } from '@rslib-website/search/readSynonyms';

test('search:check proves each synonym', () => {
  expect(Object.keys(expected).sort()).toEqual([...synonyms.keys()].sort());
});
