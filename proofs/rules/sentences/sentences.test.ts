import { describe, expect, test } from '@rstest/core';
import { pageOf } from '../../../content-model/testing/pageOf.ts';
import {
  generalWord,
  isAboutHere,
  isListed,
  isProvingPage,
} from './isListed.ts';
import { pairSentences } from './pairSentences.ts';
import { readBlocks } from './readBlocks.ts';
import { splitSentences } from './splitSentences.ts';

const textsOf = (source: string, lang = 'en') =>
  readBlocks(pageOf(source, lang)).flatMap(({ sentences }) =>
    sentences.map(({ text }) => text),
  );

describe('splitting', () => {
  test.each([
    ['en', 'One. Two! Three?', ['One.', 'Two!', 'Three?']],
    [
      'en',
      'Use it, e.g. Node.js 20.19. It works.',
      ['Use it, e.g. Node.js 20.19.', 'It works.'],
    ],
    ['en', 'It ends (so far.) Then more:', ['It ends (so far.)', 'Then more:']],
    [
      'zh',
      '第一句。第二句！（第三句。）第四句：',
      ['第一句。', '第二句！', '（第三句。）', '第四句：'],
    ],
  ])('%s: %s', (lang, text, sentences) => {
    expect(splitSentences(text, lang)).toEqual(sentences);
  });
});

describe('a page', () => {
  test('has sentences in paragraphs, lists, callouts, and cells', () => {
    expect(
      textsOf(
        [
          '---\ntitle: No title\ndescription: It always builds.\n---\n',
          '## No heading\n',
          '- **Default:** `false`',
          '- It **never** [fails](/x). Run `a.b`.\n',
          ':::tip Only a title\nOnly text.\n:::\n',
          '| Value | Default |\n| --- | --- |\n| `x` | Always. No. |\n',
        ].join('\n'),
      ),
    ).toEqual([
      'It always builds.',
      'It never fails.',
      'Run `a.b`.',
      'Only text.',
      '`x`',
      '`x` | Default: Always.',
      '`x` | Default: No.',
    ]);
  });

  test('a message in code may end a sentence', () => {
    expect(textsOf('It prints `No entry.` Add one.')).toEqual([
      'It prints `No entry.`',
      'Add one.',
    ]);
  });

  test('each sentence knows the examples that its section shows', () => {
    const [block] = readBlocks(
      pageOf(
        '## A\n\nText.\n\n```ts example="near" source="a.ts"\n```\n\n## B\n\n```ts example="far" source="a.ts"\n```\n',
      ),
    );
    expect(block?.sentences[0]?.examples).toEqual(['near']);
  });
});

describe('the list of words', () => {
  const listed = (source: string, lang = 'en') =>
    readBlocks(pageOf(source, lang)).some(({ sentences }) =>
      sentences.some(sentence => isListed(sentence, lang)),
    );

  test.each([
    'It always works.',
    'You have to install it.',
    'Rslib can’t bundle it.',
    'A flag wins.',
    'By default, nothing happens.',
  ])('has %s', sentence => expect(listed(sentence)).toBe(true));

  test.each([
    'Set `always` to `default`.',
    'The default export is a function.',
    'Notable words.',
  ])('lacks %s', sentence => expect(listed(sentence)).toBe(false));

  test.each([
    ['只有入口会打包。', true],
    ['只要设置一次。', false],
    ['默认导出是函数。', false],
    ['以 `paths` 为准。', true],
  ])('%s: %s', (sentence, expected) =>
    expect(listed(sentence, 'zh')).toBe(expected),
  );

  test('holds for guides, options, and the API', () => {
    expect(
      ['guide/x', 'config/x', 'api/x', 'blog/x'].map(isProvingPage),
    ).toEqual([true, true, true, false]);
  });
});

describe('a word for every case', () => {
  const sentenceOf = (source: string, lang: string) => {
    const blocks = readBlocks(pageOf(source, lang));
    const sentence = blocks.at(-1)?.sentences.at(-1);
    if (!sentence) throw new Error('There is no sentence.');
    return sentence;
  };

  test.each([
    ['en', 'It always works.', 'always'],
    ['en', 'Everything is bundled.', 'Everything'],
    ['en', 'It prints no warning.', 'no'],
    ['en', 'It’s no longer read.', undefined],
    ['en', 'It isn’t read at all.', undefined],
    ['en', 'Set `only` to `all`.', undefined],
    ['en', 'The default applies.', undefined],
    ['zh', '构建始终会清空目录。', '始终'],
    ['zh', '所有文件都会打包。', '所有'],
    ['zh', '只要设置一次。', undefined],
    ['zh', '不仅打包，还压缩。', undefined],
  ])('%s: %s', (lang, source, word) => {
    expect(generalWord(sentenceOf(source, lang), lang)).toBe(word);
  });

  test.each([
    ['No', undefined],
    ['None.', undefined],
    ['No, your code adds them', undefined],
    ['No option', 'No'],
    ['only JSON', 'only'],
  ])('a cell with “%s”', (cell, word) => {
    const table = `| Tool | Value |\n| --- | --- |\n| tsup | ${cell} |\n`;
    expect(generalWord(sentenceOf(table, 'en'), 'en')).toBe(word);
  });

  test.each([
    ['en', 'Here, nothing uses it.', true],
    ['en', 'This library only has one file.', true],
    ['en', 'This only works once.', false],
    ['en', 'There is only one.', false],
    ['zh', '下面的库只有一个文件。', true],
    ['zh', '库只有一个文件。', false],
  ])('%s: %s is about the example: %s', (lang, source, expected) => {
    expect(isAboutHere(sentenceOf(source, lang), lang)).toBe(expected);
  });
});

describe('pairs', () => {
  const pairs = (en: string, zh: string) =>
    pairSentences(
      readBlocks(pageOf(en, 'en')),
      readBlocks(pageOf(zh, 'zh')),
    ).map(pair => [
      pair.en.map(({ text }) => text).join(' / '),
      pair.zh.map(({ text }) => text).join(' / '),
    ]);

  test('follow the order', () => {
    expect(pairs('One `a`. Two `b`.', '一 `a`。二 `b`。')).toEqual([
      ['One `a`.', '一 `a`。'],
      ['Two `b`.', '二 `b`。'],
    ]);
  });

  test('two sentences may be one in the other language', () => {
    expect(
      pairs(
        'Set `a` to `b`. The build then writes `c`. Use `d` otherwise.',
        '把 `a` 设为 `b`，构建会生成 `c`。否则用 `d`。',
      ),
    ).toEqual([
      [
        'Set `a` to `b`. / The build then writes `c`.',
        '把 `a` 设为 `b`，构建会生成 `c`。',
      ],
      ['Use `d` otherwise.', '否则用 `d`。'],
    ]);
  });

  test('stay within their section', () => {
    expect(
      pairs('One.\n\n## A {#a}\n\nTwo.', '## 甲 {#a}\n\n二。').map(
        ([, zh]) => zh,
      ),
    ).toEqual(['', '二。']);
  });
});
