import { expect, test } from '@rstest/core';
import { readPage } from '../../content-model/readPage.ts';
import { unreadable } from './unreadable.ts';

function errorOf(source: string): unknown {
  try {
    readPage({ id: 'a', lang: 'en', file: 'content/en/a.mdx', source });
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each([
  ['a tag without its end', '---\ntitle: A\n---\n\n<Tabs>\n\nText.\n', 5],
  ['an open brace', '---\ntitle: A\n---\n\nText {broken\n', 5],
  ['front matter', '---\ntitle: [a\n---\n', 2],
])('%s is found at its line', (_what, source, line) => {
  expect(unreadable(errorOf(source), 'content/zh/b.mdx')).toMatchObject({
    file: 'content/en/a.mdx',
    line,
  });
});
