import { expect, test } from '@rstest/core';
import { pageOf } from './testing/pageOf.ts';

const section = (text: string, index = 0) => {
  const found = pageOf(text).sections[index];
  if (!found) throw new Error(`There is no section ${index}.`);
  return found;
};

test('reads the front matter and keeps line numbers', () => {
  const page = pageOf('---\ntitle: A\n---\n\n## One\n');
  expect(page.frontMatter).toEqual({ title: 'A' });
  expect(page.sections[1]).toMatchObject({ id: 'one', line: 5 });
});

test.each([
  ['## Use the `dts.bundle` option', 'use-the-dtsbundle-option'],
  ['## A **bold** word', 'a-bold-word'],
  ['## Changes in 1.0', 'changes-in-10'],
  ['## [A link](/a)', 'a-link'],
  ['## With a badge <Badge text="new" />', 'with-a-badge'],
  ['## 选择格式 {#choose-a-format}', 'choose-a-format'],
])('gives %s the id of the engine', (heading, id) => {
  expect(section(`${heading}\n`, 1).id).toBe(id);
});

test('numbers repeated headings as the engine does', () => {
  const { sections } = pageOf('## Same\n\n## Same\n');
  expect(sections.map(({ id }) => id)).toEqual(['', 'same', 'same-1']);
});

test('knows whether an id is written out', () => {
  const { sections } = pageOf('## 一 {#one}\n\n## Two\n', 'zh');
  expect(sections.map(({ hasOwnId }) => hasOwnId)).toEqual([
    false,
    true,
    false,
  ]);
});

test('reads fences with everything after the language', () => {
  expect(section('```ts title="a.ts" x\nlet a;\n```\n').fences).toEqual([
    {
      info: 'ts title="a.ts" x',
      lang: 'ts',
      marks: { title: 'a.ts' },
      words: ['x'],
      code: 'let a;',
      line: 1,
      endLine: 3,
    },
  ]);
});

test('reads links, also those of components', () => {
  const { links } = section('[a](/a) and <Card href="/b" />\n\n![](/c.png)\n');
  expect(links.map(({ url }) => url)).toEqual(['/a', '/b', '/c.png']);
});

test('reads tables and lists by their shape', () => {
  const text = '| a | b |\n| - | - |\n| 1 | 2 |\n\n1. x\n2. y\n   - z\n';
  expect(section(text).shapes.map(({ shape }) => shape)).toEqual([
    '2 rows of 2 columns',
    '2 numbered items',
    '1 items',
  ]);
});

test('reads components and callouts; words for readers are only marked', () => {
  const text =
    ':::tip Title\nText.\n:::\n\n<Tab label="One" value="1" isOpen count={2} />\n';
  expect(section(text).components).toEqual([
    { name: ':::tip', props: {}, line: 1 },
    {
      name: 'Tab',
      props: { label: '(words)', value: '1', isOpen: 'true', count: '{2}' },
      line: 5,
    },
  ]);
});

test('keeps all words as prose, without code blocks and addresses', () => {
  const text =
    'See [this `x`](/there).\n\n```ts\nlet hidden;\n```\n\n<Tab label="Name" />\n';
  expect(section(text).prose.replace(/\s+/g, ' ').trim()).toBe(
    'See this x. Name',
  );
});

test('names the file of a text that is no MDX', () => {
  expect(() => pageOf('<Open>\n')).toThrow('content/en/page.mdx');
});
