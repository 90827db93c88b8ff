// cspell:ignore wrod
import { describe, expect, test } from '@rstest/core';
import type { Rule } from '../Rule.ts';
import { checkFiles } from '../testing/checkFiles.ts';
import { fillerWords } from './fillerWords.ts';
import { frontMatter } from './frontMatter.ts';
import { findCapitals } from './headingCase.ts';
import { parseGlossary, readGlossary } from './readGlossary.ts';
import { parseSpelling } from './spelling.ts';
import { zhAutocorrect } from './zhAutocorrect.ts';
import { zhEdges } from './zhEdges.ts';
import { zhEmphasis } from './zhEmphasis.ts';
import { zhMarks } from './zhMarks.ts';
import { findWrongWords, zhTerms } from './zhTerms.ts';

const linesOf = (rule: Rule, lang: string, text: string) =>
  checkFiles(rule, { [`${lang}/a.mdx`]: text }).map(({ line }) => line);

describe('front-matter', () => {
  test('wants both, of a length that fits', () => {
    const long = `---\ntitle: ${'A'.repeat(61)}\n---\n`;
    expect(linesOf(frontMatter, 'en', long)).toEqual([1, 2]);
    const good = `---\ntitle: A\ndescription: ${'Words '.repeat(12)}\n---\n`;
    expect(linesOf(frontMatter, 'en', good)).toEqual([]);
  });
});

describe('en-heading-case', () => {
  test.each([
    'Choosing a format',
    'Node.js and TypeScript',
    'Module Federation in React',
    'The ESM format',
    'Use createRslib here',
    'lib.format',
    'What is it? It is a tool',
  ])('accepts %s', heading => {
    expect(findCapitals(heading)).toEqual([]);
  });

  test.each([
    ['Choosing A Format', ['Format']],
    ['The Configuration file', ['Configuration']],
    ['What (Else)?', ['(Else)?']],
  ])('finds capitals in %s', (heading, words) => {
    expect(findCapitals(heading)).toEqual(words);
  });
});

describe('en-filler', () => {
  test('finds words in text, not in code or other words', () => {
    const text =
      'Just run it,\nand simply wait.\n\nThe `just` tool is adjusted.\n';
    expect(linesOf(fillerWords, 'en', text)).toEqual([1, 2]);
  });
});

describe('zh-autocorrect', () => {
  test.each([
    ['全角标点，与 English 之间有空格。', 0],
    ['半角标点,不行.', 1],
    ['没有space空格', 1],
    ['3个文件', 1],
  ])('%s has %d fault', (text, count) => {
    expect(linesOf(zhAutocorrect, 'zh', `${text}\n`)).toHaveLength(count);
  });
});

describe('zh-edges', () => {
  test.each([
    '用 `rslib` 构建，见[指南](/zh/)。',
    '参见 [React](/zh/react) 和[模块联邦](/zh/mf)。',
    '- **类型：** `boolean`',
    '**注意。** 后面的话。',
    '`a`、`b` 和 `c`（即 `d`）。',
  ])('accepts %s', text => {
    expect(linesOf(zhEdges, 'zh', `${text}\n`)).toEqual([]);
  });

  test.each([
    '用`rslib` 构建。',
    '用 `rslib`构建。',
    '参见[React](/zh/react)。',
    '先 `a`, 再 `b`。',
    '使用 `a`.',
    '参见[指南](/zh/)， `a`。',
    '这是 `a` 。',
  ])('finds the fault in %s', text => {
    expect(linesOf(zhEdges, 'zh', `${text}\n`)).toEqual([1]);
  });

  test('names the line inside a paragraph', () => {
    expect(linesOf(zhEdges, 'zh', '第一行\n用`rslib` 构建。\n')).toEqual([2]);
  });
});

describe('zh-marks', () => {
  test.each([
    '他说“好”。',
    '等等……',
    '用 `...` 展开。',
    '见（说明）。',
    'require() 返回对象。',
  ])('accepts %s', text => {
    expect(linesOf(zhMarks, 'zh', `${text}\n`)).toEqual([]);
  });

  test.each([
    '他说"好"。',
    '他说“好。',
    '他说好”。',
    '他说「好」。',
    '等等...',
    '等等…',
    '等等。。',
    '见(说明)。',
  ])('finds the fault in %s', text => {
    expect(linesOf(zhMarks, 'zh', `${text}\n`).length).toBeGreaterThan(0);
  });
});

describe('zh-emphasis', () => {
  test.each([
    '这是**粗体**字。',
    '**类型：** `a`',
    '这是**粗体**。',
    '（**粗体。**）',
  ])('accepts %s', text => {
    expect(linesOf(zhEmphasis, 'zh', `${text}\n`)).toEqual([]);
  });

  test.each([
    '**注意：**这是',
    '这是**“引用”**字',
    '这是**`code`**字',
    '没有**关上',
  ])('finds the trap in %s', text => {
    expect(linesOf(zhEmphasis, 'zh', `${text}\n`)).toEqual([1]);
  });
});

describe('zh-terms', () => {
  const table = `| 英文 | 中文 | 说明 |
| --- | --- | --- |
| declaration file | 类型声明文件 | 不单写“声明文件” |
| users | 使用者 | 不写“使用方”“用户”；其他话 |
| hash | 哈希 | 不写 hash |
| folder | 目录 / 文件夹 | 结构用“目录” |
`;

  test('reads the words not to write from the glossary', () => {
    expect(parseGlossary(table).map(({ wrong }) => wrong)).toEqual([
      ['声明文件'],
      ['使用方', '用户'],
      ['hash'],
    ]);
    expect(readGlossary().length).toBeGreaterThan(10);
  });

  test('a wrong word inside the right one is right', () => {
    const [term] = parseGlossary(table);
    if (!term) throw new Error('The table has no term.');
    expect(findWrongWords('生成类型声明文件', term)).toEqual([]);
    expect(findWrongWords('类型声明文件是声明文件', term)).toEqual([
      { word: '声明文件', index: 7 },
    ]);
  });

  test('the id of a heading is no word', () => {
    expect(linesOf(zhTerms, 'zh', '## 文件名 {#filename-hash}\n')).toEqual([]);
    expect(linesOf(zhTerms, 'zh', '## 带 hash 的文件名 {#a}\n')).toEqual([1]);
  });
});

describe('spelling', () => {
  test('reads what cspell prints', () => {
    const output =
      'content/en/a.mdx:3:7 - Unknown word (teh)\ncontent/en/b.mdx:12:1 - Unknown word (wrod) fix: (word)\n';
    expect(parseSpelling(output)).toMatchObject([
      {
        file: 'content/en/a.mdx',
        line: 3,
        what: 'cspell does not know "teh".',
      },
      {
        file: 'content/en/b.mdx',
        line: 12,
        what: 'cspell does not know "wrod".',
        remedy: 'Write word, or add a real name to .cspell-words.txt.',
      },
    ]);
  });
});
