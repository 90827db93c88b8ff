import { describe, expect, test } from '@rstest/core';
import { compareWords, countWords } from './countWords.ts';
import { checkCodeLinks, type BuiltPage } from './checkCodeLinks.ts';
import { codeLinks, headingIds, pageText } from './pageText.ts';
import { copyText, findMixedCommands, findRawJsx } from './copyText.ts';

const words = (text: string) => [...countWords(text)];

describe('countWords', () => {
  test('counts words without signs and case, Chinese by character', () => {
    expect(words('The the, `foo_bar2` 生成 **生**')).toEqual([
      ['the', 2],
      ['foo', 1],
      ['bar', 1],
      ['2', 1],
      ['生', 2],
      ['成', 1],
    ]);
  });
});

describe('compareWords', () => {
  test('says which words are missing and which are extra', () => {
    expect(compareWords(countWords('a a b c'), countWords('a b d d'))).toEqual({
      present: 0.5,
      extra: 0.5,
      missingWords: ['a', 'c'],
      extraWords: ['d', 'd'],
    });
  });

  test('equal texts differ in nothing', () => {
    const { present, extra } = compareWords(
      countWords('a b'),
      countWords('b a'),
    );
    expect([present, extra]).toEqual([1, 0]);
  });
});

describe('pageText', () => {
  const text = (html: string) =>
    pageText(`<p>out</p><main id="content">${html}</main>`)
      .replace(/\s+/g, ' ')
      .trim();

  test.each([
    ['<p>one</p><p>two</p>', 'one two'],
    ['<code><span>ab</span><span>cd</span></code>', 'abcd'],
    ['a<button>Copy</button><svg><title>x</title></svg>', 'a'],
    ['<div role="tablist"><button role="tab">ESM</button></div>', 'ESM'],
    ['<div role="group">actions</div>a<footer>next</footer>', 'a'],
    ['<div aria-hidden="true">drawn</div>a', 'a'],
    ['<fieldset><legend>Format</legend><label>ESM</label></fieldset>a', 'a'],
    [
      '<figure data-lang="js"><figcaption><span>Output</span><span translate="no">a.js</span></figcaption><details data-fold=""><summary>more</summary><pre>b</pre></details></figure>',
      'a.js b',
    ],
    [
      '<figure><figcaption><span>seen</span></figcaption><details><summary>too</summary></details></figure>',
      'seen too',
    ],
    ['<label>Filter</label><p role="status">none</p>a &lt; b', 'a < b'],
  ])('%s shows %s', (html, expected) => {
    expect(text(html)).toBe(expected);
  });

  test('a page without main part is named', () => {
    expect(() => pageText('<p>a</p>')).toThrow(
      'no element with the id content',
    );
  });
});

describe('copyText', () => {
  test.each([
    ['See [a `b`](/c) and ![d](/e).', 'See a b and .'],
    ['1. One', 'One'],
    ['> **Tip**', 'Tip'],
    ['a\\_b &lt;c', 'a_b <c'],
    ['`](x)`', '](x)'],
    ['```ts title="a.ts"\n[b](/c)\n```', 'a.ts [b](/c)'],
  ])('%s is read as %s', (markdown, expected) => {
    expect(copyText(markdown)).toBe(expected);
  });
});

describe('findMixedCommands', () => {
  test.each([
    ['npm install\nyarn', 1],
    ['npx a\nbunx a', 1],
    ['npm install\nnpx a', 0],
    ['cd a', 0],
  ])('%s: %d', (code, count) => {
    const markdown = `\`\`\`sh\n${code}\n\`\`\``;
    expect(findMixedCommands(markdown)).toHaveLength(count);
  });
});

describe('headingIds', () => {
  test('are those of headings in the main part', () => {
    const html =
      '<h2 id="no">a</h2><main id="content"><h1 id="t">a</h1><h2 id="a">b</h2><p id="p">c</p><h3 id="b">d</h3></main>';
    expect(headingIds(html)).toEqual(['a', 'b']);
  });
});

describe('findRawJsx', () => {
  test.each([
    '<Tabs>',
    'a <B /> c',
    '{/* note */}',
    ':::tip',
    '## A {#a}',
    "import A from './a';",
    '<a id="a">',
  ])('%s is found', line => {
    expect(findRawJsx(`a\n${line}`)).toHaveLength(1);
  });

  test.each(['`<Tabs>`', '```tsx\n<Tabs>\n```', '> ```tsx\n> <Tabs>\n> ```'])(
    '%s is code',
    markdown => {
      expect(findRawJsx(markdown)).toEqual([]);
    },
  );
});

test('the list of options in code is no words of the page', () => {
  expect(
    copyText('a\n\nOptions: [`b`](/c), [`d`](/e)\n\n选项： [`b`](/c)'),
  ).toBe('a');
  expect(copyText('Options: many')).toBe('Options: many');
});

test('code leads where its links say, each once; other links are not code', () => {
  const html =
    '<main id="content"><a href="/x">x</a><pre><code>{ <a href="/a#b">b</a>, <i><a href="/a#b">b</a></i> }</code></pre></main>';
  expect(codeLinks(html)).toEqual(['/a#b']);
});

test.each([
  ['/a#b', '[b](https://host.test/a.md#b)', 0],
  ['/a', '[b](https://host.test/a.md)', 0],
  ['/zh/a/', '[b](https://host.test/zh/a/index.md)', 0],
  ['/a#b', '[b](https://host.test/a.md#other)', 1],
  ['/a#c', '[b](https://host.test/a.md#c)', 1],
  ['/none#b', '', 2],
])(
  'a link in code to %s, with the copy %s, has %i faults',
  (link, copy, count) => {
    const page = { ids: ['b'], links: [], markdown: '' };
    const pages = new Map<string, BuiltPage>([
      ['a.html', page],
      ['zh/a/index.html', page],
      ['from.html', { ids: [], links: [link], markdown: copy }],
    ]);
    expect(checkCodeLinks(pages)).toHaveLength(count);
  },
);
