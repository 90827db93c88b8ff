import { describe, expect, test } from '@rstest/core';
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
const contentOf = (meta: PageMeta, name: string) =>
  createTags(meta, look)
    .filter(tag => tag.name === name)
    .map(({ content }) => content);

interface Graph {
  '@graph': Record<string, unknown>[];
}
const graphOf = (meta: PageMeta) =>
  (createJsonLd(meta) as unknown as Graph)['@graph'];
const trailOf = (meta: PageMeta) =>
  (graphOf(meta)[1]?.itemListElement as { name: string }[]).map(
    ({ name }) => name,
  );

describe('createTags', () => {
  test('names the language with its region, and the others', () => {
    expect(contentOf(page, 'og:locale')).toEqual(['zh_CN']);
    expect(contentOf(page, 'og:locale:alternate')).toEqual(['en_US']);
  });

  test('a picture comes with its size, and makes the preview large', () => {
    expect(contentOf(page, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    const bare = { ...page, image: undefined };
    expect(contentOf(bare, 'og:image:width')).toEqual([]);
    expect(contentOf(bare, 'twitter:card')).toEqual(['summary']);
  });
});

describe('createJsonLd', () => {
  test.each([
    ['doc', 'TechArticle'],
    ['post', 'BlogPosting'],
    ['list', 'Blog'],
    ['home', 'WebSite'],
  ] as const)('a %s is a %s', (kind, type) => {
    expect(graphOf({ ...page, kind })[0]?.['@type']).toBe(type);
  });

  test('the trail leads from home through the section to the page', () => {
    expect(trailOf(page)).toEqual(['Rslib', '指南', page.title]);
  });

  test('the first page of a section stands for it', () => {
    const url = 'https://example.com/zh/guide/start/';
    expect(trailOf({ ...page, url })).toEqual(['Rslib', '指南']);
  });

  test('home has no trail', () => {
    expect(graphOf({ ...page, kind: 'home' })).toHaveLength(1);
  });

  test('dates are named where they are known', () => {
    expect(graphOf(page)[0]).not.toHaveProperty('dateModified');
    const dated = { ...page, published: '2025-05-14', changed: '2026-01-02' };
    expect(graphOf(dated)[0]).toMatchObject({
      datePublished: '2025-05-14',
      dateModified: '2026-01-02',
    });
  });

  test('no text can end the script element', () => {
    expect(toScriptText({ a: '</script>' })).toBe('{"a":"\\u003c/script>"}');
  });
});

test('renderTags escapes what authors wrote', () => {
  const html = renderTags(createTags(page, look), createJsonLd(page));
  expect(html).toContain('content="输出 &quot;格式&quot;"');
  expect(html).toContain('content="A &amp; B"');
  expect(html).toContain('<script type="application/ld+json">{');
});
