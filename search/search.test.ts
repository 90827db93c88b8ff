// Words as readers mistype them, and fragments of words. cspell:disable
import { describe, expect, test } from '@rstest/core';
import { createParts } from './createParts.ts';
import type { SearchAnswer } from './Hit.ts';
import { LocalSearch } from './LocalSearch.ts';
import { isTextsFile, openIndex, termsFile, textsFile } from './openIndex.ts';
import { readIndex } from './readIndex.ts';
import { searchSections } from './searchSections.ts';
import { toRecord, type PackedIndex } from './SearchRecord.ts';

const en: PackedIndex = {
  areas: ['Config', 'Guide'],
  pages: [
    [
      '/config/dts',
      0,
      'lib.dts',
      [
        [1, '', 'lib.dts', 'Writes declaration files.'],
        [2, 'dtsbundle', 'dts.bundle', 'Rolls the types into one file.'],
        [3, 'packages', 'dts.bundle.bundledPackages', 'Which packages.'],
      ],
    ],
    [
      '/config/external',
      0,
      'lib.autoExternal',
      [[1, '', 'lib.autoExternal', 'Which dependencies stay imports.']],
    ],
    [
      '/guide/deps',
      1,
      'Third-party dependencies',
      [[1, '', 'Third-party dependencies', 'How to bundle a dependency.']],
    ],
  ],
};
const zh: PackedIndex = {
  areas: ['配置', '指南'],
  pages: [
    [
      '/zh/config/dts',
      0,
      'lib.dts',
      [
        [1, '', 'lib.dts', '生成类型声明文件。'],
        [2, 'dtsbundle', 'dts.bundle', '把类型打包成一个文件。'],
      ],
    ],
  ],
};

const index = await openIndex('en', async () => en);
const first = async (query: string) => {
  const { found } = await searchSections(query, index, 20);
  const [best] = found;
  return best && `${best.section.path}#${best.section.id}`;
};

describe('searchSections', () => {
  test.each([
    ['dts.bundle', '/config/dts#dtsbundle'],
    ['bundledPackages', '/config/dts#packages'],
    ['bundled packages', '/config/dts#packages'],
    ['autoexternal', '/config/external#'],
    ['auto external', '/config/external#'],
    ['autoexternl', '/config/external#'],
    ['external', '/config/external#'],
    ['ＤＴＳ', '/config/dts#'],
    ['bundling a dependency', '/guide/deps#'],
    ['dependenc', '/guide/deps#'],
  ])('%s finds %s', async (query, expected) => {
    expect(await first(query)).toBe(expected);
  });

  test('the start of a name finds it, not what has its words', async () => {
    const names = await openIndex('en', async (): Promise<PackedIndex> => ({
      areas: ['Config'],
      pages: [
        [
          '/dts',
          0,
          'lib.dts',
          [
            [1, '', 'lib.dts', 'Does it clean dist?'],
            [2, 'distpath', 'dts.distPath', 'Clean dist. Clean dist.'],
            [2, 'keep', 'Clean or keep dist', 'Clean dist.'],
          ],
        ],
        [
          '/output',
          0,
          'output',
          [
            [1, '', 'output', 'All options.'],
            [2, 'cleandistpath', 'output.cleanDistPath', 'Removes old files.'],
          ],
        ],
      ],
    }));
    for (const query of ['cleanDist', 'output.clean']) {
      const { found } = await searchSections(query, names, 1);
      expect(found[0]?.section.id).toBe('cleandistpath');
    }
  });

  test('what stands nowhere finds nothing', async () => {
    expect(await first('qqxxzz')).toBeUndefined();
  });

  test('a record names the headings above it', async () => {
    const { found } = await searchSections('bundledPackages', index, 1);
    const [best] = found;
    expect(best && toRecord(best.section, 'Which packages.', false)).toEqual({
      objectID: '/config/dts#packages',
      url: '/config/dts#packages',
      type: 'lvl3',
      hierarchy: {
        lvl0: 'Config',
        lvl1: 'lib.dts',
        lvl2: 'dts.bundle',
        lvl3: 'dts.bundle.bundledPackages',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'Which packages.',
    });
  });
});

describe('LocalSearch', () => {
  const asked: string[] = [];
  const search = new LocalSearch({
    lang: 'en',
    otherLangs: ['zh'],
    nameOf: lang => lang,
    toLang: path => path.replace(/^\/zh/, ''),
    load: async lang => {
      asked.push(lang);
      return lang === 'en' ? en : zh;
    },
  });

  test('the other language is not loaded while the own one answers', async () => {
    // Three sections of the page match.
    const { hits } = await search.search('dts', 10);
    expect(hits.length).toBeGreaterThanOrEqual(3);
    expect(asked).toEqual(['en']);
  });

  test('Chinese on the English site leads to the English section', async () => {
    const { hits } = await search.search('生成类型', 10);
    expect(hits[0]?.record.url).toBe('/config/dts');
    expect(hits[0]?.isByOtherLanguage).toBe(true);
    expect(asked).toEqual(['en', 'zh']);
  });

  test('nothing found gives queries that look alike', async () => {
    const { hits, suggestions } = await search.search('xxautoexternal', 10);
    expect(hits).toEqual([]);
    expect(suggestions[0]).toBe('lib.autoExternal');
  });

  describe('texts in files of their own', () => {
    const { headings, terms, texts } = createParts(en);
    const files = new Map<string, unknown>([
      ['en', headings],
      ...terms.map((part, at) => [termsFile('en', at), part] as const),
      ...texts.map((part, at) => [textsFile('en', at), part] as const),
    ]);
    const start = () => {
      const loaded: string[] = [];
      const { promise: line, resolve } = Promise.withResolvers<void>();
      const release = () => resolve();
      const local = new LocalSearch({
        lang: 'en',
        otherLangs: [],
        nameOf: lang => lang,
        toLang: path => path,
        load: async name => {
          loaded.push(name);
          if (isTextsFile(name)) await line;
          return files.get(name);
        },
      });
      return { local, release, hasTexts: () => loaded.some(isTextsFile) };
    };
    const titles = ({ hits }: SearchAnswer) => hits.map(({ title }) => title);
    const hasSnippets = ({ hits }: SearchAnswer) =>
      hits.map(({ snippet }) => snippet !== undefined);

    test('the hits come first, and once the texts are there, with them', async () => {
      const { local, release } = start();
      const early: SearchAnswer[] = [];
      const whole = local.search('dts', 10, hits => {
        early.push(hits);
        release();
      });
      const answer = await whole;
      expect(early.map(titles)).toEqual([titles(answer)]);
      expect(early.flatMap(hasSnippets)).not.toContain(true);
      expect(hasSnippets(answer)).not.toContain(false);
      await local.search('dts', 10, hits => early.push(hits));
      expect(early).toHaveLength(1);
    });

    test('are not loaded for hits alone, nor for a query that another one follows', async () => {
      const { local, hasTexts, release } = start();
      await local.search('dts', 0);
      expect(hasTexts()).toBe(false);
      const answers = await Promise.all([
        local.search('dt', 10, release),
        local.search('dts', 10, release),
        local.search('', 0, release),
      ]);
      const [before, after] = answers.map(hasSnippets);
      expect(before).not.toContain(true);
      expect(after).not.toContain(false);
    });
  });

  test('an index that failed is asked for again', async () => {
    let count = 0;
    const flaky = new LocalSearch({
      lang: 'en',
      otherLangs: [],
      nameOf: lang => lang,
      toLang: path => path,
      load: async () => {
        count += 1;
        if (count === 1) throw new Error('offline');
        return en;
      },
    });
    await expect(flaky.search('dts', 10)).rejects.toThrow('offline');
    expect((await flaky.search('dts', 10)).hits.length).toBeGreaterThan(0);
  });
});

describe('readIndex', () => {
  test('takes what the build writes', () => {
    expect(readIndex(JSON.parse(JSON.stringify(en)))).toEqual(en);
  });

  test.each([
    null,
    'text',
    {},
    { areas: [], pages: [] },
    { areas: [], pages: [[1, 2, 3, 4]] },
    { areas: [], pages: [['javascript:x', 0, 'a', []]] },
    { areas: [], pages: [['/a', 0, 'a', [[1, 'x', null, 'y']]]] },
  ])('refuses %j', data => {
    expect(() => readIndex(data)).toThrow('does not have the form');
  });
});
