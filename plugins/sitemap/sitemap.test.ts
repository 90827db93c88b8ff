import { describe, expect, test } from '@rstest/core';
import { createSitemap } from './index.ts';

const entry = (path: string) => ({
  url: `https://example.com${path}`,
  alternates: [{ hreflang: 'zh-Hans', url: `https://example.com/zh${path}` }],
});

describe('createSitemap', () => {
  test('lists pages in a fixed order, with their languages', () => {
    const xml = createSitemap([entry('/b'), entry('/a?x&y')]);
    expect(xml).toBe(createSitemap([entry('/a?x&y'), entry('/b')]));
    expect(xml).toContain('<loc>https://example.com/a?x&amp;y</loc>');
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="zh-Hans" href="https://example.com/zh/b"/>',
    );
  });

  test('names the last change where it is known', () => {
    expect(createSitemap([entry('/a')])).not.toContain('lastmod');
    expect(
      createSitemap([{ ...entry('/a'), lastChange: '2026-01-02' }]),
    ).toContain('<lastmod>2026-01-02</lastmod>');
  });
});
