import { describe, expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import { withFiles } from '../testing/checkFiles.ts';
import { pageOf } from '../../content-model/testing/pageOf.ts';
import { acceptPages } from './acceptPages.ts';
import { lockPage, readLock } from './lock.ts';
import { findStale } from './upToDate.ts';

const text = `---
title: A page
---

The [guide](/guide/) says it.

## One

Some words with \`code\`.

\`\`\`ts
let a;
\`\`\`
`;

/** The sections that an edit to the source makes stale. */
const staleAfter = (from: string | RegExp, to: string) => {
  const locked = lockPage(pageOf(text));
  const source = pageOf(text.replace(from, to));
  return findStale(source, pageOf('## 一 {#one}\n', 'zh'), locked).map(
    ({ line, what }) => `${line}: ${what.split(' was ')[0] ?? ''}`,
  );
};

describe('translation lock', () => {
  test.each([
    ['white space', 'Some words', 'Some\n  words'],
    ['letter case', 'Some words', 'some Words'],
    ['a link target', '/guide/', '/guide/start/'],
    ['code', 'let a', 'let b'],
    [
      'a key that nobody reads',
      'title: A page',
      'title: A page\noutline: false',
    ],
  ])('%s does not count', (_, from, to) => {
    expect(staleAfter(from, to)).toEqual([]);
  });

  test.each([
    ['words', 'Some words', 'Other words', '1: Section #one'],
    ['inline code', '`code`', '`other`', '1: Section #one'],
    ['a heading', '## One', '## One {#one} two', '1: Section #one'],
    ['the title', 'A page', 'The page', '1: The part above the first heading'],
  ])('%s counts, in its section', (_, from, to, stale) => {
    expect(staleAfter(from, to)).toContain(stale);
  });

  test('a section that is gone is told', () => {
    const findings = findStale(pageOf('Text.\n'), pageOf('文字。\n', 'zh'), {
      ...lockPage(pageOf('Text.\n')),
      old: 'hash',
    });
    expect(findings.map(({ what }) => what).join()).toContain('#old');
  });

  test('accepting one page leaves the others, and forgets pages that are gone', () => {
    const files = {
      'content/en/a.mdx': 'A\n',
      'content/zh/a.mdx': '一\n',
      'content/en/b.mdx': 'B\n',
      'content/zh/b.mdx': '二\n',
      'content/translation.lock.json': JSON.stringify({
        zh: { b: { '': 'old' }, gone: { '': 'old' } },
      }),
    };
    withFiles(files, root => {
      acceptPages(new Site(root), ['a']);
      expect(readLock(root)).toEqual({
        zh: {
          a: lockPage(pageOf('A\n', 'en', 'a')),
          b: { '': 'old' },
        },
      });
    });
  });
});
