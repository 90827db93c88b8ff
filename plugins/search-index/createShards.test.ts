import { describe, expect, test } from '@rstest/core';
import { openIndex } from '../../search/openIndex.ts';
import { SearchIndex } from '../../search/SearchIndex.ts';
import { searchSections } from '../../search/searchSections.ts';
import type { PackedIndex } from '../../search/SearchRecord.ts';
import { createShards } from './createShards.ts';

const subjects = ['mainsail', 'spinnaker', 'rudder', 'anchor', '船帆', '船舵'];
const packed: PackedIndex = {
  areas: ['Guide'],
  pages: Array.from({ length: 120 }, (_, at) => [
    `/page-${at}`,
    0,
    `Page ${at} ${subjects[at % subjects.length]}`,
    [
      [1, '', `Page ${at}`, `About the ${subjects[at % subjects.length]}.`],
      [2, 'part', `Part ${at}`, 'A boat and its parts.'],
    ],
  ]),
};

describe('createShards', () => {
  const { manifest, terms, sections } = createShards(packed);
  const asked: string[] = [];
  const open = () =>
    openIndex('en', async name => {
      asked.push(name);
      const [, kind, number = 0] = /(terms|sections)-(\d+)$/.exec(name) ?? [];
      if (kind === 'terms') return terms[Number(number)];
      if (kind === 'sections') return sections[Number(number)];
      return manifest;
    });

  test.each(subjects)('%s is found as in one piece', async query => {
    const inParts = await searchSections(query, await open(), 5);
    const whole = await searchSections(query, new SearchIndex(packed), 5);
    const paths = (answer: typeof whole) =>
      answer.found.map(({ section }) => section.path);
    expect(paths(inParts)).toEqual(paths(whole));
    expect(paths(inParts).length).toBe(5);
  });

  test('a query loads a few parts', async () => {
    asked.length = 0;
    await searchSections('spinnaker', await open(), 5);
    const all = 1 + terms.length + sections.length;
    expect(asked.length).toBeLessThan(all);
  });
});
