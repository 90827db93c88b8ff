import { expect, test } from '@rstest/core';
import { removeAlternates } from './removeAlternates.ts';

const link = (tag: string) =>
  `<link rel="alternate" hreflang="${tag}" href="https://example.com/">\n`;

test('only links with a wrong tag go', () => {
  const html = `<head>${link('en')}${link('zh')}${link('zh-Hans')}</head>`;
  expect(removeAlternates(html, ['zh'])).toBe(
    `<head>${link('en')}${link('zh-Hans')}</head>`,
  );
  expect(removeAlternates(html, [])).toBe(html);
});

test('a link in the text of the page is not one of the head', () => {
  const body = '<a rel="alternate" hreflang="zh" href="/zh/">中文</a>';
  expect(removeAlternates(body, ['zh'])).toBe(body);
});
