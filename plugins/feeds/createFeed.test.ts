import { expect, test } from '@rstest/core';
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

const xml = createFeed(feed);

test.each([
  ['escaped text', '<title>A &lt; B</title>'],
  ['escaped text', 'Builds &quot;libraries&quot; &amp; more'],
  ['dates as RSS asks for', '<pubDate>Wed, 14 May 2025 00:00:00 GMT</pubDate>'],
  ['its address', 'href="https://example.com/blog-rss.xml" rel="self"'],
  [
    'the addresses of its items',
    '<guid isPermaLink="true">https://example.com/blog/a</guid>',
  ],
  [
    'the whole text, escaped once more',
    '<content:encoded>&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content:encoded>',
  ],
])('has %s', (_, part) => {
  expect(xml).toContain(part);
});
