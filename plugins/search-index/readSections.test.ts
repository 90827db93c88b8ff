import { describe, expect, test } from '@rstest/core';
import { readMdx } from '../../content-model/readMdx.ts';
import { readSections } from './readSections.ts';

const read = (source: string) =>
  readSections(readMdx('page.mdx', source), {
    title: 'Title',
    description: 'About it.',
  });
const textOf = (source: string) => read(source)[0]?.[3];

describe('readSections', () => {
  test('cuts at headings', () => {
    const source =
      '---\ntitle: Title\n---\n\nIntro.\n\n## One {#first}\n\nText.\n\n### Two\n\nMore.\n';
    expect(read(source)).toEqual([
      [1, '', 'Title', 'About it. Intro.'],
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
    [':::tip\nOne.\n:::\n\nTwo.', 'One. Two.'],
    ['- **Types and more.** One.', 'Types and more. One.'],
    ['1. One\n1. Two', '1. One 2. Two'],
    ['<PackageManagerTabs command="install -D a" />', 'npm install -D a'],
    ['<Tab label="ESM">Text</Tab>', 'ESM Text'],
    ['| a | b |\n| --- | --- |\n| `x` | y |', 'a b x y'],
    ['One {/* a `note` for writers */}two.', 'One two.'],
    ['Write `{/* a note */}` here.', 'Write {/* a note */} here.'],
    ['生成 `.d.ts`，需要 TypeScript。', '生成 .d.ts，需要 TypeScript。'],
  ])('%s reads as words', (source, expected) => {
    expect(textOf(source)).toBe(`About it. ${expected}`);
  });

  test('messages and commands are kept, source code is not', () => {
    const source =
      '```ts example="a" source="x.ts"\nconst a = 1;\n```\n\n```text example="a" log="error"\nerror   No such file\n```\n\n```sh\nrslib build\n```\n';
    expect(textOf(source)).toBe('About it. error No such file rslib build');
  });

  test('the type of an option is left out', () => {
    expect(textOf('- **Type:** `boolean | { a: string }`\n\nText.')).toBe(
      'About it. Text.',
    );
  });

  test('a heading in a code block is code', () => {
    expect(read('```md\n## Not a heading\n```\n')).toHaveLength(1);
  });
});
