import { expect, test } from '@rstest/core';
import { createJsonLd, toScriptText } from './createJsonLd.ts';
import { createTags, renderTags } from './createTags.ts';
import type { PageMeta } from './PageMeta.ts';

const page: PageMeta = {
  kind: 'doc',
  title: '输出 "格式"',
  description: 'A & B',
  url: 'https://example.com/zh/guide/a',
  htmlLang: 'zh-Hans',
  otherLangs: ['en'],
  site: { name: 'Rslib', url: 'https://example.com/zh/' },
  section: { name: '指南', url: 'https://example.com/zh/guide/start/' },
  image: 'https://example.com/static/og/a.png',
};
const look = { bar: { light: '#fff', dark: '#000' }, xAccount: '@x' };

test('no text can end the script element', () => {
  expect(toScriptText({ a: '</script>' })).toBe('{"a":"\\u003c/script>"}');
});

test('renderTags escapes what authors wrote', () => {
  const html = renderTags(createTags(page, look), createJsonLd(page));
  expect(html).toContain('content="输出 &quot;格式&quot;"');
  expect(html).toContain('content="A &amp; B"');
  expect(html).toContain('<script type="application/ld+json">{');
});
