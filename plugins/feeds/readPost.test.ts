import { expect, test } from '@rstest/core';
import { readPost } from './readPost.ts';

const address = 'https://example.com/blog/a';
const post = (text: string) =>
  readPost(`<main><div data-prose="true">${text}</div></main>`, address);

test('a callout is a quote', () => {
  expect(post('<div role="note"><p>Info</p><div><p>a</p></div></div>')).toBe(
    '<blockquote><p>Info</p><p>a</p></blockquote>',
  );
});

test('a page without text says what to do', () => {
  expect(() => readPost('<main></main>', address)).toThrow('data-prose');
});
