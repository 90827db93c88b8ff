import { createHash } from 'node:crypto';
import { describe, expect, test } from '@rstest/core';
import {
  collectInlineHashes,
  MAX_SCRIPT_HASHES,
  MAX_STYLE_HASHES,
} from './inlineHashes.ts';

const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const pagesWith = (count: number, element: 'script' | 'style') =>
  Array.from({ length: count }, (_, index) => ({
    file: `page-${index}.html`,
    html: `<${element}>text ${index}</${element}>`,
  }));

describe('collectInlineHashes', () => {
  test('counts what all pages share once, in a stable order', () => {
    const html = '<style>b{}</style><script>two</script><script>one</script>';
    const pages = [
      { file: 'a.html', html },
      { file: 'b.html', html },
    ];
    expect(collectInlineHashes(pages)).toEqual({
      scripts: [sha256('one'), sha256('two')].sort(),
      styles: [sha256('b{}')],
    });
    expect(collectInlineHashes(pages.toReversed())).toEqual(
      collectInlineHashes(pages),
    );
  });

  test('has nothing to say about a build without inline elements', () => {
    const pages = [{ file: 'a.html', html: '<script src="/a.js"></script>' }];
    expect(collectInlineHashes(pages)).toEqual({ scripts: [], styles: [] });
  });

  test.each([
    ['script', MAX_SCRIPT_HASHES],
    ['style', MAX_STYLE_HASHES],
  ] as const)('allows only a few kinds of <%s>: %i', (element, limit) => {
    expect(() => collectInlineHashes(pagesWith(limit, element))).not.toThrow();
    const tooMany = () => collectInlineHashes(pagesWith(limit + 1, element));
    expect(tooMany).toThrow(
      `${limit + 1} distinct inline <${element}> elements; at most ${limit}`,
    );
    expect(tooMany).toThrow(`page-${limit}.html: text ${limit}`);
    expect(tooMany).toThrow('move them into a file');
  });
});
