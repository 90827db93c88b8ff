import { describe, expect, test } from '@rstest/core';
import { readMdx } from '../../content-model/readMdx.ts';
import { dictionaries } from '../../i18n/index.ts';
import { toMarkdown } from './toMarkdown.ts';

const context = {
  strings: dictionaries.en,
  origin: 'https://example.com',
  exampleSource: 'https://host.example/examples',
  figures: { examples: '587' },
  explorerFiles: { one: 'https://example.com/one-1a2b.json' },
  lang: 'en' as const,
  diagrams: { cut: { title: 'A cut', description: 'First `a`, then b.' } },
};
const body = (source: string) =>
  toMarkdown(readMdx('page.mdx', source), context);

const blockOf = (name: string, command: string) =>
  `**${name}**\n\n\`\`\`sh\n${command}\n\`\`\``;

describe('toMarkdown', () => {
  test('the front matter is gone', () => {
    expect(body('---\ntitle: x\n---\n\nText.\n')).toBe('Text.');
  });

  test.each([
    ['## 安装 {#install}', '## [安装](#install)'],
    ['## `a` 的值 {#a-value}', '## [`a` 的值](#a-value)'],
    ['## Install it {#install-it}', '## Install it'],
    [
      'See [dts](/config/lib/dts).',
      'See [dts](https://example.com/config/lib/dts.md).',
    ],
    [
      '[Start](/guide/start/)',
      '[Start](https://example.com/guide/start/index.md)',
    ],
    ['[One](/a#two)', '[One](https://example.com/a.md#two)'],
    ['![Logo](/logo.svg)', '![Logo](https://example.com/logo.svg)'],
    [
      '[Other](https://rsbuild.rs/config/)',
      '[Other](https://rsbuild.rs/config/)',
    ],
    ['`[x](/a)` and [x](/a)', '`[x](/a)` and [x](https://example.com/a.md)'],
    ['[`x`](/a)', '[`x`](https://example.com/a.md)'],
    ['``a ` <B>`` and <B />c', '``a ` <B>`` and c'],
    ['A set \\{ a \\} {/* note */}here', 'A set { a } here'],
    ['import X from "./x";', ''],
    ["One{' '}two", 'One two'],
    ['One {/* over\ntwo lines */}two', 'One two'],
    ['[a]: /b#c', '[a]: https://example.com/b.md#c'],
  ])('%s becomes %s', (line, expected) => {
    expect(body(line)).toBe(expected);
  });

  test('a callout is a quote with its title, or with its kind', () => {
    expect(body(':::tip Good to know\nText.\n:::\nAfter.')).toBe(
      '> **Good to know**\n>\n> Text.\nAfter.',
    );
    expect(body(':::warning\nText.\n:::')).toBe('> **Warning**\n>\n> Text.');
  });

  test('a callout in a callout is a quote in a quote', () => {
    expect(body('::::tip\n:::note\nText.\n:::\nAfter.\n::::')).toBe(
      '> **Tip**\n>\n> > **Note**\n> >\n> > Text.\n> After.',
    );
    expect(body('<Callout type="tip" title="A">\nText.\n</Callout>')).toBe(
      '> **A**\n>\n> Text.',
    );
  });

  test('tabs are their contents below each other, named', () => {
    expect(
      body(
        '<Tabs groupId="a" label="b">\n<Tab label="One">\n\n- 1\n\n</Tab>\n<Tab label="Two">2</Tab>\n</Tabs>\n\nAfter.',
      ),
    ).toBe('**One**\n\n- 1\n\n**Two**\n\n2\n\nAfter.');
  });

  test('a link with a query leads to the page that answers it', () => {
    expect(body('[CJS](/explorer/?type=commonjs)')).toBe(
      '[CJS](https://example.com/explorer/?type=commonjs)',
    );
  });

  test('a link to source code is a link', () => {
    expect(body('<SourceCode href="https://a.example/b" />')).toBe(
      '[Source](https://a.example/b)',
    );
    expect(body('<SourceCode example="react-library" />')).toBe(
      '[Source](https://host.example/examples/react-library)',
    );
  });

  test('a component without a text form leaves its content', () => {
    expect(body('<Frame\n  wide\n  size={2}\n>\nText.\n</Frame>')).toBe(
      'Text.',
    );
  });

  test('install tabs have tools of their own', () => {
    expect(
      body(
        '<PackageManagerTabs\n  command={{ npm: "npm x", deno: `deno x` }}\n  extra={{ "vlt": "vlt x" }}\n/>',
      ),
    ).toBe(
      ['npm', 'deno', 'vlt']
        .map(name => blockOf(name, `${name} x`))
        .join('\n\n'),
    );
  });

  test('install tabs are a block for each tool, with its name', () => {
    const tabs = '<PackageManagerTabs command="install -D a" />';
    expect(body(tabs)).toBe(
      [
        blockOf('npm', 'npm install -D a'),
        blockOf('yarn', 'yarn add -D a'),
        blockOf('pnpm', 'pnpm add -D a'),
        blockOf('bun', 'bun add -D a'),
      ].join('\n\n'),
    );
    const file = readMdx('page.mdx', tabs);
    expect(toMarkdown(file, { ...context, isBrief: true })).toBe(
      blockOf('npm', 'npm install -D a'),
    );
  });

  test('a diagram is what it shows, in words', () => {
    expect(body('Before.\n\n<Diagram name="cut" />\n\nAfter.')).toBe(
      'Before.\n\n> **A cut**\n>\n> First `a`, then b.\n\nAfter.',
    );
  });

  test('a fence keeps language, title and every line', () => {
    const fence = '```ts title="a.ts"\n:::tip\n[x](/a) {#id}\n```';
    expect(body(fence)).toBe(fence);
  });
});

describe('a verified block', () => {
  test('is code alone, without a mark', () => {
    expect(body('```js example="esm" output="dist/a.js"\nx\n```')).toBe(
      '```js\nx\n```',
    );
  });
});
