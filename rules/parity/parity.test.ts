import { describe, expect, test } from '@rstest/core';
import type { Rule } from '../Rule.ts';
import { checkFiles, checkPair } from '../testing/checkFiles.ts';
import {
  sameComponents,
  sameFences,
  sameLinks,
  sameInlineCode,
  sameLists,
  sameTables,
} from './sameSections.ts';
import { sameFrontMatter, samePages, sameHeadings } from './index.ts';

const whats = (rule: Rule, en: string, zh: string) =>
  checkPair(rule, en, zh).map(({ what, line }) => `${line}: ${what}`);

describe('parity-pages', () => {
  test('names the file that is missing', () => {
    const issues = checkFiles(samePages, { 'zh/a.mdx': '一\n' });
    expect(issues.map(({ file }) => file)).toEqual(['content/en/a.mdx']);
  });
});

describe('parity-headings', () => {
  test('tells the first difference only', () => {
    const en = '## One\n\n## Two\n\n## Three\n';
    const zh = '## 一 {#one}\n\n## 三 {#three}\n';
    expect(whats(sameHeadings, en, zh)).toEqual([
      '3: Heading 2 is "## {#three}" (三); the source has "## {#two}" (Two, content/en/page.mdx:3).',
    ]);
  });

  test.each([
    ['a missing last one', '## One\n', 'Text.\n', 'missing'],
    ['one too many', 'Text.\n', '## 一 {#one}\n', 'no heading there'],
    ['another level', '## One\n', '### 一 {#one}\n', '"### {#one}"'],
  ])('finds %s', (_, en, zh, part) => {
    expect(whats(sameHeadings, en, zh).join()).toContain(part);
  });
});

describe('parity-fences', () => {
  const fence = (info: string, code: string) =>
    `\`\`\`${info}\n${code}\n\`\`\`\n`;

  test('accepts the same code', () => {
    const text = fence('ts title="a"', 'let a;');
    expect(whats(sameFences, text, text)).toEqual([]);
  });

  test('accepts a comment in the language of the page, and no other', () => {
    const of = (words: string) => fence('ts source="a"', `// ${words}\nlet a;`);
    const said = of('Seconds as a clock.');
    expect(whats(sameFences, said, of('把秒数换算成分和秒。'))).toEqual([]);
    expect(whats(sameFences, said, of('没有人。'))).toHaveLength(1);
  });

  test.each([
    [
      'code',
      fence('ts', 'a\nb'),
      fence('ts', 'a\nc'),
      'line 2 is "c" instead of "b"',
    ],
    [
      'a longer code',
      fence('ts', 'a'),
      fence('ts', 'a\nb'),
      'line 2 is "b" instead of ""',
    ],
    [
      'the info',
      fence('ts', 'a'),
      fence('js', 'a'),
      'first line is "js" instead of "ts"',
    ],
    ['the number', fence('ts', 'a'), 'Text.\n', 'has 0 code blocks'],
  ])('finds a difference in %s', (_, en, zh, part) => {
    expect(whats(sameFences, en, zh).join()).toContain(part);
  });
});

describe('parity-links', () => {
  test.each([
    ['[a](/guide/)', '[一](/zh/guide/)'],
    ['[a](/)', '[一](/zh/)'],
    ['[a](#x) [b](/b)', '[二](/zh/b) [一](#x)'],
    ['[a](https://rsbuild.rs/config/)', '[一](https://rsbuild.rs/zh/config/)'],
  ])('%s is the same as %s', (en, zh) => {
    expect(whats(sameLinks, `${en}\n`, `${zh}\n`)).toEqual([]);
  });

  test('counts how often a page is linked', () => {
    expect(whats(sameLinks, '[a](/a) [b](/a)\n', '[a](/zh/a)\n')).toHaveLength(
      1,
    );
    expect(
      whats(sameLinks, '[a](/a)\n', '[a](/zh/a) [b](/zh/a)\n'),
    ).toHaveLength(1);
  });

  test('names missing and added links', () => {
    expect(whats(sameLinks, '[a](/a)\n', 'x\n\n[b](/zh/b)\n')).toEqual([
      '1: the part above the first heading lacks the link to /a (content/en/page.mdx:1).',
      '3: The link to /zh/b is not in the source.',
    ]);
  });
});

describe('parity-tables and parity-lists', () => {
  test('compare shapes in order', () => {
    const en = '| a |\n| - |\n| 1 |\n\n- a\n- b\n';
    const zh = '| a |\n| - |\n| 1 |\n| 2 |\n\n- a\n';
    expect(whats(sameTables, en, zh).join()).toContain('has 3 rows');
    expect(whats(sameLists, en, zh).join()).toContain('has 1 items');
  });

  test('name a list that is not there', () => {
    expect(whats(sameLists, '- a\n', 'Text.\n').join()).toContain('is missing');
  });
});

describe('parity-components', () => {
  test('words may differ, values may not', () => {
    const tab = (label: string, value: string) =>
      `<Tab label="${label}" value="${value}" />\n`;
    expect(whats(sameComponents, tab('One', '1'), tab('一', '1'))).toEqual([]);
    expect(whats(sameComponents, tab('One', '1'), tab('一', '2'))).toHaveLength(
      1,
    );
  });

  test('addresses of components are links, not values', () => {
    const card = (href: string) => `<Card href="${href}" />\n`;
    expect(whats(sameComponents, card('/a'), card('/zh/a'))).toEqual([]);
    expect(whats(sameLinks, card('/a'), card('/zh/b'))).toHaveLength(2);
  });
});

describe('parity-inline-code', () => {
  test('compares each section by itself, in any order', () => {
    const en = 'A `a` and `b`.\n\n## One\n\nA `c`.\n';
    const zh = '`b` 和 `a`。\n\n## 一 {#one}\n\n`d`。\n';
    expect(whats(sameInlineCode, en, zh)).toEqual([
      "3: section #one doesn't name `c`, which the source does (content/en/page.mdx:5).",
      "5: `d` isn't in the source.",
    ]);
  });

  test('lets Chinese repeat a term that English replaces by a word', () => {
    const en = 'Each item in `lib` has an `id`. An item can share it.\n';
    const zh = '每个 `lib` 项都有 `id`，几个 `lib` 项可以相同。\n';
    expect(whats(sameInlineCode, en, zh)).toEqual([]);
    expect(whats(sameInlineCode, zh, en)).toEqual([]);
  });

  test('lets one language have a pronoun where the other repeats a name', () => {
    const en = '`dts` is off. Set `dts` to `true`, and `dts` is on.\n';
    const zh = '`dts` 默认关闭，设为 `true` 就会开启。\n';
    expect(whats(sameInlineCode, en, zh)).toEqual([]);
    expect(whats(sameInlineCode, zh, en)).toEqual([]);
  });
});

describe('parity-front-matter', () => {
  const page = (front: string) => `---\n${front}\n---\n\nText.\n`;

  test.each([
    ['title: A\nhero:\n  text: B', 'title: 一\nhero:\n  text: 二'],
    ['link: /a/', 'link: /zh/a/'],
    ['date: 2025-05-14', 'date: 2025-05-14'],
  ])('accepts %s', (en, zh) => {
    expect(whats(sameFrontMatter, page(en), page(zh))).toEqual([]);
  });

  test.each([
    ['option: lib.id', 'option: lib.ids', '"lib.ids"'],
    ['title: A\noutline: false', 'title: A', 'outline is missing'],
    ['date: 2025-05-14', 'date: 2025-05-15', '2025-05-15'],
  ])('finds the difference from %s', (en, zh, part) => {
    expect(whats(sameFrontMatter, page(en), page(zh)).join()).toContain(part);
  });
});
