import { describe, expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import { ExampleLibrary } from '../../content-model/examples/ExampleLibrary.ts';
import { fillPage } from './fillPage.ts';
import { withPage } from './testProject.ts';

function fill(body: string, lang?: string): string {
  const read = (root: string) => {
    const site = new Site(root);
    const page = site.page('page', lang ?? 'en');
    if (!page) throw new Error('The page was not written.');
    const text = fillPage(page, new ExampleLibrary(root));
    return text.split('\n\n').slice(1).join('\n\n').trimEnd();
  };
  return withPage(body, read, lang);
}

const empty = '```js example="one" output="dist/index.js"\n```';
const full =
  '```js example="one" output="dist/index.js"\nconst one = 1;\nexport { one };\n```';

describe('filling a page', () => {
  test('puts the example into an empty block', () => {
    expect(fill(`Before\n\n${empty}\n\nAfter`)).toBe(
      `Before\n\n${full}\n\nAfter`,
    );
  });

  test('replaces what is out of date, in several blocks', () => {
    const old = full.replace('= 1', '= 0');
    expect(fill(`${old}\n\n## Two\n\n${old}`)).toBe(
      `${full}\n\n## Two\n\n${full}`,
    );
  });

  test('changes nothing else', () => {
    const body = `${full}\n\n\`\`\`text unverified="a reason of four words"\nx\n\`\`\``;
    expect(fill(body)).toBe(body);
  });

  test('keeps the place inside a list and a quote', () => {
    const list = `- Item\n\n  ${empty.replace('\n', '\n  ')}`;
    expect(fill(list)).toBe(`- Item\n\n  ${full.replaceAll('\n', '\n  ')}`);
    const quote = empty.replace(/^/gm, '> ');
    expect(fill(quote)).toBe(full.replace(/^/gm, '> '));
  });

  const said = '```ts example="one" source="src/said.ts"\n```';

  test('translates comments, but neither code nor what tools read', () => {
    const lines = fill(said, 'zh').split('\n');
    expect(lines.slice(1, -1)).toEqual([
      '// 把秒数换算成分和秒。',
      '// @ts-ignore',
      'let a = "// Seconds as a clock.";',
      '/*! Seconds as a clock. */',
      '// Not in the table.',
    ]);
    expect(fill(said)).toContain('// Seconds as a clock.');
  });

  test('keeps comments that the page also shows in an output', () => {
    const output =
      '```js unverified="what a build wrote"\n// Seconds as a clock.\n```';
    expect(fill(`${said}\n\n${output}`, 'zh')).not.toContain('把秒数');
  });

  test('leaves a block alone whose example is missing', () => {
    const body = '```js example="none" output="dist/index.js"\nold\n```';
    expect(fill(body)).toBe(body);
  });
});
