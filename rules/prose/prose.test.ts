import { describe, expect, test } from '@rstest/core';
import { pageOf } from '../../content-model/testing/pageOf.ts';
import { checkPair } from '../testing/checkFiles.ts';
import { findProse } from './findProse.ts';
import { prosePatterns, proseRules } from './index.ts';
import type { ProsePattern } from './ProsePattern.ts';
import { parseGlossary, readGlossary } from './termPatterns.ts';

const rows = prosePatterns.map(pattern => [pattern.id, pattern] as const);
const usesIn = (pattern: ProsePattern, text: string) =>
  findProse(pattern, pageOf(text, pattern.lang));
const byId = (id: string) => {
  const pattern = prosePatterns.find(candidate => candidate.id === id);
  if (!pattern) throw new Error(`There is no habit named ${id}.`);
  return pattern;
};

describe('habits', () => {
  test.each(rows)('%s is found', (_, pattern) => {
    expect(usesIn(pattern, pattern.bad).length).toBeGreaterThan(0);
  });

  test.each(rows)('%s leaves a good use alone', (_, pattern) => {
    expect(usesIn(pattern, pattern.good)).toEqual([]);
  });

  test('each has its own id, of its language', () => {
    const ids = prosePatterns.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, lang } of prosePatterns) expect(id).toMatch(`${lang}-`);
  });

  test.each([
    'A sentence can be as long as it needs to be, and this one is, because it goes on to say what happens next, why that matters to you, and how you can change it when your library has other needs than most libraries have.',
    '如果你的库只给 Node.js 使用，那么默认配置已经够用；如果还要给浏览器使用，就把 `output.target` 设为 `web`，再按需要设置 `syntax`，这样产物在两种环境里都能运行。',
  ])('no habit is the length of a sentence: %s', text => {
    const lang = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
    const found = prosePatterns
      .filter(pattern => pattern.lang === lang)
      .flatMap(pattern => usesIn(pattern, text));
    expect(found).toEqual([]);
  });
});

describe('findProse', () => {
  const folder = byId('en-folder');

  test('reads prose: headings, cells, lists, callouts and front matter', () => {
    const text = [
      '---',
      'title: A folder',
      'folder: folder',
      '---',
      '',
      '## The folder {#folder}',
      '',
      '- one [folder](/folder/)',
      '',
      '| folder |',
      '| --- |',
      '| `folder` |',
      '',
      ':::tip Folder',
      'See https://example.com/folder and <Folder folder="folder" />.',
      ':::',
      '',
      '{/* folder */}',
      '',
      '```sh title="folder"',
      'mkdir folder',
      '```',
      '',
    ].join('\n');
    const lines = usesIn(folder, text).map(({ line }) => line);
    expect(lines).toEqual([2, 6, 8, 10, 14]);
  });

  test('says what, why and the better form, of pages of its language', () => {
    const rule = proseRules.find(({ id }) => id === folder.id);
    if (!rule) throw new Error('There is no such rule.');
    const text = 'Start in `a`, an empty folder.';
    expect(checkPair(rule, text, text)).toEqual([
      {
        rule: 'en-folder',
        file: 'content/en/page.mdx',
        line: 1,
        what: '"folder" in "Start in `…`, an empty folder.".',
        why: 'One thing has one name.',
        remedy: 'Write "directory".',
      },
    ]);
  });

  test('lets a page have a few uses of some habits', () => {
    const pattern = byId('en-no-contraction');
    const sentence = 'It does not work.';
    const page = (count: number) => Array(count).fill(sentence).join('\n\n');
    expect(usesIn(pattern, page(2))).toEqual([]);
    expect(usesIn(pattern, page(4)).map(({ line }) => line)).toEqual([5, 7]);
  });
});

describe('the glossary', () => {
  test('names the words not to write', () => {
    const table = `| 英文 | 中文 | 说明 |
| --- | --- | --- |
| declaration file | 类型声明文件 | 不单写“声明文件” |
| users | 使用者 | 不写“使用方”“用户”；其他话 |
| hash | 哈希 | 不写 hash |
| folder | 目录 / 文件夹 | 结构用“目录”，避免“资料夹” |
`;
    expect(parseGlossary(table).map(({ wrong }) => wrong)).toEqual([
      ...['声明文件', '使用方', '用户', 'hash', '资料夹'],
    ]);
    expect(readGlossary().length).toBeGreaterThan(10);
  });

  test.each([
    ['生成类型声明文件', 0],
    ['类型声明文件是声明文件', 1],
  ])('%s: a wrong word inside the right one is right', (text, count) => {
    const term = byId('zh-term:声明文件');
    expect(usesIn(term, text)).toHaveLength(count);
  });
});
