import { expect, test } from '@rstest/core';
import { groupHits } from './groupHits.ts';
import type { Hit } from './Hit.ts';
import { MAX_HITS_IN_GROUP } from './limits.ts';

const hitAt = (url: string): Hit => ({
  record: {
    objectID: url,
    url,
    type: 'lvl2',
    content: null,
    hierarchy: {
      lvl0: 'Guide',
      lvl1: url.replace(/#.*/, ''),
      lvl2: url,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  },
  title: [],
  place: '',
  snippet: [],
  isByOtherLanguage: false,
});
const groupsOf = (...urls: string[]) =>
  groupHits(urls.map(hitAt)).map(({ id, title, area, hits }) => [
    id,
    title,
    area,
    hits.map(({ record }) => record.url),
  ]);

test('hits of a page are together, and the page with the best one is first', () => {
  expect(groupsOf('/b#x', '/a', '/b', '/a#y')).toEqual([
    ['/b', '/b', 'Guide', ['/b#x', '/b']],
    ['/a', '/a', 'Guide', ['/a', '/a#y']],
  ]);
});

test('a page shows a limited number of them', () => {
  const urls = Array.from(
    { length: MAX_HITS_IN_GROUP + 3 },
    (_, at) => `/a#${at}`,
  );
  const [group] = groupHits(urls.map(hitAt));
  expect(group?.hits).toHaveLength(MAX_HITS_IN_GROUP);
});
