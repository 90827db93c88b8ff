import { describe, expect, test } from '@rstest/core';
import { markdownPath } from './markdownPath.ts';
import { toMarkdown } from './toMarkdown.ts';

const context = {
  title: 'Title',
  origin: 'https://example.com',
  exampleSource: 'https://host.example/examples',
  version: '1.0.1',
  diagrams: { cut: { title: 'A cut', description: 'First `a`, then b.' } },
};
const body = (source: string) =>
  toMarkdown(source, context).replace('# Title\n\n', '').trimEnd();

describe('toMarkdown', () => {
  test('the title is the heading and the front matter is gone', () => {
    expect(toMarkdown('---\ntitle: x\n---\n\nText.\n', context)).toBe(
      '# Title\n\nText.\n',
    );
  });

  test.each([
    ['## 安装 {#install}', '## 安装'],
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
  ])('%s becomes %s', (line, expected) => {
    expect(body(line)).toBe(expected);
  });

  test('a callout is a quote with its title, or with its kind', () => {
    expect(body(':::tip Good to know\nText.\n:::\nAfter.')).toBe(
      '> **Good to know**\n>\n> Text.\nAfter.',
    );
    expect(body(':::warning\nText.\n:::')).toBe('> **Warning**\n>\n> Text.');
  });

  test('install tabs are the command of each tool', () => {
    expect(body('<PackageManagerTabs command="install -D a" />')).toBe(
      '```sh\nnpm install -D a\nyarn add -D a\npnpm add -D a\nbun add -D a\n```',
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
  test('says what built it and where its example is', () => {
    expect(body('```js example="esm" output="dist/a.js"\nx\n```')).toBe(
      '```js\nx\n```\n\n(Built with @rslib/core 1.0.1: https://host.example/examples/esm)',
    );
  });
});

describe('markdownPath', () => {
  test.each([
    ['/guide/start/quick-start', '/guide/start/quick-start.md'],
    ['/guide/start/', '/guide/start/index.md'],
    ['/', '/index.md'],
  ])('%s lives at %s', (route, path) => {
    expect(markdownPath(route)).toBe(path);
  });
});
