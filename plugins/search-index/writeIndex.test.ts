// Typos. cspell:ignore manisail amisail
import { describe, expect, test } from '@rstest/core';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIndex } from '@rslib-website/search/openIndex';
import { fileAddress } from '@rslib-website/search/fileAddress';
import { searchSections } from '@rslib-website/search/searchSections';
import type { PackedIndex } from '@rslib-website/search/SearchRecord';
import { hashFiles, indexFiles, writeIndex } from './writeIndex.ts';

const subjects = ['mainsail', 'spinnaker', 'rudder', 'anchor', '船帆', '船舵'];

/** Words that no other page has, so that it doesn't compress well. */
const cargo = (page: number, count: number) =>
  Array.from(
    { length: count },
    (_, at) => `w${((page * 977 + at) ** 2 % 99_991).toString(36)}`,
  ).join(' ');

const site = (pages: number): PackedIndex => ({
  areas: ['Guide'],
  pages: Array.from({ length: pages }, (_, at) => {
    const subject = subjects[at % subjects.length];
    return [
      `/page-${at}`,
      0,
      `Page ${at} ${subject}`,
      [
        [1, '', `Page ${at}`, `About the ${subject}. ${cargo(at, 150)}`],
        [2, 'part', `Part ${at}`, `A boat under full sail, or ${subject}s.`],
      ],
    ];
  }),
});

describe('hashFiles', () => {
  const [before, after] = [site(120), site(120)].map((index, at) => {
    const section = index.pages[7]?.[3][1];
    if (at === 1 && section) section[3] = 'A boat under half sail, or anchors.';
    return hashFiles('en', indexFiles('en', index));
  });
  const split = (hashes = '') => hashes.match(/.{8}/g) ?? [];
  const changed = (kind: 'terms' | 'texts') =>
    split(before?.[kind]).filter(
      (hash, at) => hash !== split(after?.[kind])[at],
    ).length;

  test('a small index has one', () => {
    const hashes = hashFiles('en', indexFiles('en', site(3)));
    expect(Object.keys(hashes)).toEqual(['headings']);
  });

  test('a changed sentence changes few of them, and none of the headings', () => {
    expect(split(before?.texts)).toHaveLength(8);
    expect(after?.headings).toBe(before?.headings);
    expect(changed('texts')).toBe(1);
    expect(changed('terms')).toBeGreaterThan(0);
    expect(changed('terms')).toBeLessThan(6);
  });
});

test('writeIndex puts each file where the manifest says', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'write-index-'));
  const manifest = await writeIndex(outDir, 'en', site(120));
  for (const [file, text] of indexFiles('en', site(120))) {
    const path = join(outDir, fileAddress(manifest, file));
    expect(await readFile(path, 'utf8')).toBe(text);
  }
  await rm(outDir, { recursive: true });
});

describe('indexFiles', () => {
  test('a small index is one file', () => {
    const files = indexFiles('en', site(3));
    expect([...files.keys()]).toEqual(['en']);
    expect(JSON.parse(files.get('en') ?? '')).toEqual(site(3));
  });

  const packed = site(120);
  const files = indexFiles('en', packed);
  const asked: string[] = [];
  const open = () =>
    openIndex('en', async name => {
      asked.push(name);
      return JSON.parse(files.get(name) ?? '') as unknown;
    });

  test.each([...subjects, 'full sail', 'manisail', 'amisail', '船', 'page 7'])(
    '%s is found in parts as in one piece',
    async query => {
      const answers = await Promise.all(
        [open(), openIndex('en', async () => packed)].map(async index => {
          const { found } = await searchSections(query, await index, 5);
          return found.map(({ section, score }) => [section, score]);
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
    },
  );

  test('a query loads headings and a few parts', async () => {
    asked.length = 0;
    const index = await open();
    const { found } = await searchSections('spinnaker', index, 5);
    expect(found).toHaveLength(5);
    expect(asked).toEqual(['en', expect.stringMatching(/^en\/terms-\d+$/)]);
    const [best] = found;
    expect(best && (await index.read(best.section))[0]).toMatch(/spinnaker/);
    expect(asked.length).toBe(3);
    expect(files.size).toBeGreaterThan(20);
  });

  test('a text that cannot be loaded is empty, terms are an error', async () => {
    const broken = (kind: RegExp) =>
      openIndex('en', async name => {
        if (kind.test(name)) throw new Error(`no ${name}`);
        return JSON.parse(files.get(name) ?? '') as unknown;
      });
    const index = await broken(/texts/);
    const { found } = await searchSections('full sail', index, 5);
    expect(found).toHaveLength(5);
    const [best] = found;
    expect(best && (await index.read(best.section))).toEqual(['']);
    await expect(
      searchSections('full sail', await broken(/terms/), 5),
    ).rejects.toThrow('no en/terms');
  });
});
