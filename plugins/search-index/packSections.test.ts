import { expect, test } from '@rstest/core';
import { readMdx } from '../../content-model/readMdx.ts';
import { packSections } from './packSections.ts';

const read = (source: string) =>
  packSections(readMdx('page.mdx', source), {
    title: 'Title',
    description: 'About it.',
  });
const textOf = (source: string) => read(source)[0]?.[3];

test('cuts at headings', () => {
  const source =
    '---\ntitle: Title\n---\n\nIntro.\n\n## One {#first}\n\nText.\n\n### Two\n\nMore.\n';
  expect(read(source)).toEqual([
    [1, '', 'Title', 'About it.\nIntro.'],
    [2, 'first', 'One', 'Text.'],
    [3, 'two', 'Two', 'More.'],
  ]);
});

test.each([
  [
    'Use `Record<string, string>`, or **not**.',
    'Use Record<string, string>, or not.',
  ],
  [
    'See [the guide](/guide/) and ![a picture](/a.png).',
    'See the guide and a picture.',
  ],
  [':::tip Title\nText.\n:::', 'Title Text.'],
  [':::tip\nOne.\n:::\n\nTwo.', 'One.\nTwo.'],
  ['One\ntwo.\n\nThree.', 'One two.\nThree.'],
  ['- **Types and more.** One.', 'Types and more. One.'],
  ['1. One\n1. Two', '1. One\n2. Two'],
  ['<PackageManagerTabs command="install -D a" />', 'npm install -D a'],
  ['<Tab label="ESM">Text</Tab>', 'ESM Text'],
  ['| a | b |\n| --- | --- |\n| `x` | y |', 'a b\nx y'],
  ['One {/* a `note` for writers */}two.', 'One two.'],
  ['Write `{/* a note */}` here.', 'Write {/* a note */} here.'],
  ['生成 `.d.ts`，需要 TypeScript。', '生成 .d.ts，需要 TypeScript。'],
])('%s reads as words', (source, expected) => {
  expect(textOf(source)).toBe(`About it.\n${expected}`);
});

test('messages and commands are kept, source code is not', () => {
  const source =
    '```ts example="a" source="x.ts"\nconst a = 1;\n```\n\n```text example="a" log="error"\nerror   No such file\n```\n\n```sh\nrslib build\n```\n';
  expect(textOf(source)).toBe('About it.\nerror No such file\nrslib build');
});

test('code in messages keeps its characters', () => {
  const log =
    'const __rslib_import_meta_url__ = /*#__PURE__*/ (function () { return `[a|b]`; })();';
  expect(textOf(`\`\`\`text log="x"\n${log}\n\`\`\`\n`)).toBe(
    `About it.\n${log}`,
  );
});

test('the type of an option is kept apart, and its default comes after an empty line', () => {
  const source =
    '## x\n\n- **Type:** `boolean | { a: string }`\n- **Default:** `false`\n\nText.';
  expect(read(source)[1]).toEqual([
    2,
    'x',
    'x',
    'Text.\n\nDefault: false',
    'boolean | { a: string }',
  ]);
});

test('a type that is long, or a block, is not kept', () => {
  const long = `'${'x'.repeat(80)}'`;
  expect(read(`## x\n\n- **Type:** \`${long}\`\n\nText.`)[1]).toHaveLength(4);
  const block = '## x\n\n- **Type:**\n\n  ```ts\n  type X = 1;\n  ```\n\nText.';
  expect(read(block)[1]).toEqual([2, 'x', 'x', 'Text.']);
});

test('a heading in a code block is code', () => {
  expect(read('```md\n## Not a heading\n```\n')).toHaveLength(1);
});
