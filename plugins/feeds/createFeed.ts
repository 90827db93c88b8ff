import { escapeXml } from '../escapeXml.ts';

export interface FeedItem {
  title: string;
  /** Absolute address, which is also the item's identity. */
  link: string;
  /** ISO date. */
  date: string;
  description: string;
  /** The whole text, as self-contained HTML. */
  content: string;
}

export interface Feed {
  title: string;
  description: string;
  /** Absolute addresses of the site's start page and of the feed itself. */
  link: string;
  self: string;
  language: string;
  items: FeedItem[];
}

/** An RSS 2.0 document; it says nothing of the build, so builds are equal. */
export function createFeed(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.link),
    element('description', feed.description),
    element('language', feed.language),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.flatMap(item => [
      '<item>',
      element('title', item.title),
      element('link', item.link),
      `<guid isPermaLink="true">${escapeXml(item.link)}</guid>`,
      element('pubDate', new Date(item.date).toUTCString()),
      element('description', item.description),
      element('content:encoded', item.content),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
