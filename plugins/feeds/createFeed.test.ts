import { describe, expect, test } from '@rstest/core';
import { createFeed } from './createFeed.ts';

const feed = {
  title: 'Rslib Blog',
  description: 'Builds "libraries" & more',
  link: 'https://example.com/',
  self: 'https://example.com/blog-rss.xml',
  language: 'en',
  items: [
    {
      title: 'A < B',
      link: 'https://example.com/blog/a',
      date: '2025-05-14T00:00:00.000Z',
      description: 'First.',
      content: '<p>A &amp; B</p>',
    },
  ],
};

describe('createFeed', () => {
  const xml = createFeed(feed);

  test('text is escaped', () => {
    expect(xml).toContain('<title>A &lt; B</title>');
    expect(xml).toContain('Builds &quot;libraries&quot; &amp; more');
  });

  test('dates are in the form RSS asks for', () => {
    expect(xml).toContain('<pubDate>Wed, 14 May 2025 00:00:00 GMT</pubDate>');
  });

  test('the feed names itself and its items by their address', () => {
    expect(xml).toContain('href="https://example.com/blog-rss.xml" rel="self"');
    expect(xml).toContain(
      '<guid isPermaLink="true">https://example.com/blog/a</guid>',
    );
  });

  test('the whole text is there, escaped once more', () => {
    expect(xml).toContain(
      '<content:encoded>&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content:encoded>',
    );
  });

  test('two builds write the same', () => {
    expect(createFeed(feed)).toBe(xml);
  });
});
