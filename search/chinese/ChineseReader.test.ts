// Pinyin, initials, and what isn't either. cspell:disable
import { describe, expect, test } from '@rstest/core';
import { ChineseReader } from './ChineseReader.ts';

const names = [
  '产物格式',
  '类型声明文件',
  '环境变量',
  '按需加载',
  '声明副作用',
];
const reader = new ChineseReader(
  {
    pinyin:
      'an按bian变chan产fu副ge格huan环jia加jing境lei类liang量ming明sheng声shi式wen文wu物xing型xu需yong用zai载zuo作jian件',
    traditional: '類类別别環环變变產产匯汇資资夾夹',
  },
  names,
);
const texts = new Set([...names.join(' '), 'css', 'format', 'shim', 'an']);
const known = new Set([
  ...names.flatMap(name =>
    [...name].slice(1).map((next, at) => `${name[at]}${next}`),
  ),
  ...texts,
]);
const read = (query: string) =>
  reader.read(query, async word =>
    [...known]
      .filter(term => term.startsWith(word))
      .map(term => ({ term, quality: 1, postings: [] })),
  );

describe('ChineseReader', () => {
  test.each([
    ['chanwugeshi', '产物格式'],
    ['chanwu geshi', '产物格式'],
    ['leixing shengming', '类型声明'],
    ['css chanwu', 'css 产物'],
    // Slips of the ear: n for ng, s for sh.
    ['leixin senmin', '类型声明'],
    ['huanjinbianlian', '环境变量'],
    ['hjbl', '环境变量'],
    ['lxsm', '类型声明'],
    ['環境變量', '环境变量'],
    ['產物格式', '产物格式'],
    // Words of Taiwan.
    ['匯入元件', '导入组件'],
    ['資料夾', '目录'],
    ['預設', '默认'],
    ['设定档', '配置文件'],
    ['按须加载', '按需加载'],
    ['付作用', '副作用'],
  ])('%s is read as %s', async (query, expected) => {
    expect((await read(query)).trim().replace(/\s+/g, ' ')).toBe(expected);
  });

  test.each([
    'css',
    'format',
    'shi',
    'forma',
    'xyz',
    '类型',
    '声明',
    'an',
    '天气',
    '预设',
  ])('%s stays as it is', async query => {
    expect(await read(query)).toBe(query);
  });

  test.each(['缐'.repeat(512), 'shi'.repeat(170)])(
    'what is pasted is looked up nowhere: %#',
    async query => {
      let lookups = 0;
      const found = await reader.read(query, async () => {
        lookups += 1;
        return [];
      });
      expect([found, lookups]).toEqual([query, 0]);
    },
  );

  test('traditional characters count in pasted text, too', async () => {
    expect(await read('環境變量'.repeat(20))).toBe('环境变量'.repeat(20));
  });
});
