import { expect, test } from '@rstest/core';
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

/** Language, title, and every line of it stay. */
const FENCE = '```ts title="a.ts"\n:::tip\n[x](/a) {#id}\n```';

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
  ['---\ntitle: x\n---\n\nText.\n', 'Text.'],
  [
    ':::tip Good to know\nText.\n:::\nAfter.',
    '> **Good to know**\n>\n> Text.\nAfter.',
  ],
  [':::warning\nText.\n:::', '> **Warning**\n>\n> Text.'],
  [
    '::::tip\n:::note\nText.\n:::\nAfter.\n::::',
    '> **Tip**\n>\n> > **Note**\n> >\n> > Text.\n> After.',
  ],
  ['<Callout type="tip" title="A">\nText.\n</Callout>', '> **A**\n>\n> Text.'],
  [
    '<Tabs groupId="a" label="b">\n<Tab label="One">\n\n- 1\n\n</Tab>\n<Tab label="Two">2</Tab>\n</Tabs>\n\nAfter.',
    '**One**\n\n- 1\n\n**Two**\n\n2\n\nAfter.',
  ],
  [
    '[CJS](/playground/?type=commonjs)',
    '[CJS](https://example.com/playground/?type=commonjs)',
  ],
  [
    '<SourceCode href="https://a.example/b" />',
    '[Source](https://a.example/b)',
  ],
  [
    '<SourceCode example="react-library" />',
    '[Source](https://host.example/examples/react-library)',
  ],
  ['<Frame\n  wide\n  size={2}\n>\nText.\n</Frame>', 'Text.'],
  [
    'Before.\n\n<Diagram name="cut" />\n\nAfter.',
    'Before.\n\n> **A cut**\n>\n> First `a`, then b.\n\nAfter.',
  ],
  [FENCE, FENCE],
  ['```js example="esm" output="dist/a.js"\nx\n```', '```js\nx\n```'],
])('%s becomes %s', (line, expected) => {
  expect(body(line)).toBe(expected);
});

test('install tabs have tools of their own', () => {
  expect(
    body(
      '<PackageManagerTabs\n  command={{ npm: "npm x", deno: `deno x` }}\n  extra={{ "vlt": "vlt x" }}\n/>',
    ),
  ).toBe(
    ['npm', 'deno', 'vlt'].map(name => blockOf(name, `${name} x`)).join('\n\n'),
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

test('an option says which version brought it, also after a type of many lines', () => {
  const source =
    '## dts.alias\n\n- **Default:** `{}`\n- **Type:**\n  ```ts\n  type A = 1;\n  ```\n\nText.\n\n## Other\n\n- **Default:** `1`\n';
  const since = (lang: 'en' | 'zh', labels = source) =>
    toMarkdown(readMdx('page.mdx', labels), {
      ...context,
      lang,
      strings: dictionaries[lang],
      address: '/config/lib/dts',
    });
  expect(since('en')).toBe(
    source.replace('\n\nText', '\n- **Since:** 0.11\n\nText').trim(),
  );
  expect(since('zh', '## dts.alias\n\n- **默认值：** `{}`')).toBe(
    '## dts.alias\n\n- **默认值：** `{}`\n- **引入版本：** 0.11',
  );
});

test('the options of a config are listed below the first block that has them', () => {
  const source = (name: string) => `\`\`\`ts title="a.ts"\n${name}\n\`\`\``;
  const optionsIn = (code: string, title?: string) =>
    code
      .split(' ')
      .map(name => ({ name, href: `/zh/config/${title}#${name}` }));
  const page = readMdx(
    'page.mdx',
    `${source('a b')}\n\n- x\n\n  ${source('b').replaceAll('\n', '\n  ')}\n\n- y\n\n  ${source('b c').replaceAll('\n', '\n  ')}`,
  );
  const link = (name: string) =>
    `[\`${name}\`](https://example.com/zh/config/a.ts#${name})`;
  const copy = toMarkdown(page, { ...context, optionsIn });
  expect(copy).toContain(
    `b\n\`\`\`\n\nOptions: ${link('a')}, ${link('b')}\n\n- x`,
  );
  expect(copy).toContain(`  b c\n  \`\`\`\n\n  Options: ${link('c')}`);
  expect(copy.match(/Options/g)).toHaveLength(2);
  const brief = toMarkdown(page, { ...context, optionsIn, isBrief: true });
  expect(brief).not.toContain('Options');
});
