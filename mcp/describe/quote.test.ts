import { describe, expect, test } from '@rstest/core';
import { splitCopy } from '../../content-model/splitCopy.ts';
import { absoluteLinks, cutText, quoteSections } from './quote.ts';

const words = (count: number) => 'word '.repeat(count).trim();
const pages = {
  '/a': splitCopy(
    `# A\n\nStart.\n\n## One\n\n${words(100)}\n\n### Inner\n\nNested.\n\n## Two\n\nShort.\n`,
  ),
  '/zh/b': splitCopy(`# B\n\n${words(30)}\n\n${words(200)}\n`),
};
const limits = { least: 150, count: 3, most: 600, all: 1200 };
const quote = (...paths: string[]) => quoteSections(pages, paths, limits);

describe('quoteSections', () => {
  test('a section has its place, URL, text, and what is nested', () => {
    expect(quote('/a#one')).toBe(
      `A › One\nhttps://rslib.rs/a#one\n\n${words(100)}\n\n### Inner\n\nNested.`,
    );
  });

  test('the beginning of a page lists its sections', () => {
    expect(quote('/a')).toBe(
      'A\nhttps://rslib.rs/a\n\nStart.\n\nSections: One (#one), Two (#two)',
    );
  });

  test('the best gets most of the room, and the others some', () => {
    const text = quote('/a#one', '/zh/b', '/a#two', '/a', '/none', '/a#none');
    expect(text.length).toBeLessThanOrEqual(limits.all);
    expect(text).toContain(words(100));
    expect(text).toContain('… (more on the page)');
    expect(text).toContain('A › Two\nhttps://rslib.rs/a#two\n\nShort.');
    expect(text).toContain(
      'Also related, for get_page:\n- A: https://rslib.rs/a',
    );
    expect(text).not.toContain('none');
  });
});

describe('absoluteLinks', () => {
  test.each([
    ['[a](https://rslib.rs/zh/b.md#c)', '[a](https://rslib.rs/zh/b#c)'],
    ['[a](https://rslib.rs/b/index.md)', '[a](https://rslib.rs/b/)'],
    [
      '[a](/b#c) and [d](/e)',
      '[a](https://rslib.rs/b#c) and [d](https://rslib.rs/e)',
    ],
    ['[a](https://example.com/b.md)', '[a](https://example.com/b.md)'],
  ])('%s becomes %s', (text, expected) => {
    expect(absoluteLinks(text)).toBe(expected);
  });
});

describe('cutText', () => {
  test('keeps whole blocks, and code that ends', () => {
    expect(cutText(`One.\n\n${words(50)}`, 60)).toBe(
      'One.\n\n… (more on the page)',
    );
    const code = `\`\`\`js\n${'const a = 1;\n'.repeat(20)}\`\`\``;
    const cut = cutText(code, 100);
    expect(cut).toMatch(/^```js\n(?:const a = 1;\n)+```\n\n…/);
    expect(cut.length).toBeLessThanOrEqual(100);
  });
});
