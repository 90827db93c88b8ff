import { createHash } from 'node:crypto';
import { describe, expect, test } from '@rstest/core';
import {
  collectInlineHashes,
  MAX_SCRIPT_HASHES,
  MAX_STYLE_ATTRIBUTE_HASHES,
  MAX_STYLE_HASHES,
} from './inlineHashes.ts';

const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = {
  script: (text: string) => `<script>${text}</script>`,
  style: (text: string) => `<style>${text}</style>`,
  'style attribute': (text: string) => `<p style="${text}">x</p>`,
};

const pagesWith = (count: number, kind: keyof typeof inline) =>
  Array.from({ length: count }, (_, index) => ({
    file: `page-${index}.html`,
    html: inline[kind](`text ${index}`),
  }));

describe('collectInlineHashes', () => {
  test('counts what all pages share once, in a stable order', () => {
    const html =
      '<style>b{}</style><script>two</script><script>one</script><p style="a:b">';
    const pages = [
      { file: 'a.html', html },
      { file: 'b.html', html },
    ];
    expect(collectInlineHashes(pages)).toEqual({
      scripts: [sha256('one'), sha256('two')].sort(),
      styles: [sha256('b{}')],
      styleAttributes: [sha256('a:b')],
    });
    expect(collectInlineHashes(pages.toReversed())).toEqual(
      collectInlineHashes(pages),
    );
  });

  test('has nothing to say about a build without inline elements', () => {
    const pages = [{ file: 'a.html', html: '<script src="/a.js"></script>' }];
    expect(collectInlineHashes(pages)).toEqual({
      scripts: [],
      styles: [],
      styleAttributes: [],
    });
  });

  test.each([
    ['script', MAX_SCRIPT_HASHES],
    ['style', MAX_STYLE_HASHES],
    ['style attribute', MAX_STYLE_ATTRIBUTE_HASHES],
  ] as const)('allows only a few of the kind %s: %i', (kind, limit) => {
    expect(() => collectInlineHashes(pagesWith(limit, kind))).not.toThrow();
    const tooMany = () => collectInlineHashes(pagesWith(limit + 1, kind));
    expect(tooMany).toThrow(
      `${limit + 1} distinct inline parts of the kind "${kind}"; at most ${limit}`,
    );
    expect(tooMany).toThrow(`page-${limit}.html: text ${limit}`);
    expect(tooMany).toThrow('move them into a file');
  });
});
