import path from 'node:path';
import { expect, test } from '@rstest/core';
import { withFiles } from '../../rules/testing/checkFiles.ts';
import { readOptionFacts } from './readOptionFacts.ts';

const read = (body: string, lang = 'en', frontMatter = 'option: lib.a') =>
  withFiles({ 'a.mdx': `---\n${frontMatter}\n---\n\n${body}\n` }, root =>
    readOptionFacts(path.join(root, 'a.mdx'), lang),
  );

test('type and default are as written', () => {
  expect(read("- **Type:** `'esm' | 'cjs'`\n- **Default:** `'esm'`")).toEqual({
    type: "`'esm' | 'cjs'`",
    default: "`'esm'`",
  });
});

test('in Chinese too, and without addresses', () => {
  expect(
    read('- **类型：** `string`\n- **默认值：** 见[入口](/a)', 'zh'),
  ).toEqual({ type: '`string`', default: '见入口' });
});

test('a long object is named and a short one shown', () => {
  expect(
    read(
      '- **Type:**\n  ```ts\n  type A = boolean | { a?: { b: string }; c?: boolean };\n  ```\n- **Default:** `{ a: 1 }`',
    ),
  ).toEqual({ type: '`boolean | object`', default: '`{ a: 1 }`' });
});

test('a page that is not of an option has none', () => {
  expect(read('- **Type:** `string`', 'en', 'title: A')).toEqual({});
});
