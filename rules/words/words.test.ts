// cspell:ignore wrod
import { describe, expect, test } from '@rstest/core';
import type { Rule } from '../Rule.ts';
import { checkFiles } from '../testing/checkFiles.ts';
import { frontMatter, findCapitals } from './index.ts';
import { parseSpelling } from './spelling.ts';
import { zhAutocorrect, zhEdges, zhMarks, zhEmphasis } from './zhRules.ts';

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
