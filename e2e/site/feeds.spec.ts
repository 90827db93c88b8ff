import type { Page } from '@playwright/test';
import { feedFile } from '../../site/feeds.ts';
import { origin } from '../../site/site.ts';
import { languages } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

// A test may parse markup that it has as text; the site may not.
test.use({ bypassCSP: true });

const POST = '/blog/introducing-rslib';

/** The links of a document to other documents and files, as it is served. */
function readLinks(page: Page, address: string) {
  return page.evaluate(async path => {
    const served = await window.readDocument(path);
    return [...served.querySelectorAll('a[href], link[href]')].map(link => ({
      isInHead: link.closest('head') !== null,
      rel: link.getAttribute('rel'),
      type: link.getAttribute('type'),
      href: link.getAttribute('href') ?? '',
    }));
  }, address);
}

for (const { name, lang, htmlLang, prefix } of languages) {
  const file = feedFile(lang, 'en');
  const feedUrl = `${origin}/${file}`;

  test(`the ${name} post and the feed`, async ({ page, request }) => {
    await page.goto(prefix + POST);

    await test.step(`[7.rss] the ${name} feed is RSS 2.0 with the whole posts, newest first`, async () => {
      const response = await request.get(`/${file}`);
      expect(response.status()).toBe(200);
      // As the pages declare it.
      expect(response.headers()['content-type']).toBe(
        'application/rss+xml; charset=utf-8',
      );
      const feed = await readFeed(page, await response.text());
      expect(feed).toMatchObject({
        errors: 0,
        version: '2.0',
        languages: [htmlLang],
        links: [`${origin}${prefix}/blog/rslib-1-0`, origin + prefix + POST],
        dates: [
          'Sun, 15 Nov 2026 00:00:00 GMT',
          'Wed, 14 May 2025 00:00:00 GMT',
        ],
        tools: [0, 0],
        relative: [0, 0],
      });
      expect(Math.min(...feed.headings)).toBeGreaterThan(2);
      expect(Math.min(...feed.code)).toBeGreaterThan(0);
    });

    for (const path of ['/', POST, '/guide/start/quick-start']) {
      await test.step(`[7.rss] [3.feeds] ${prefix}${path} names the ${name} feed, and no other`, async () => {
        const links = await readLinks(page, prefix + path);
        expect(
          links.filter(({ type }) => type === 'application/rss+xml'),
        ).toEqual([
          {
            isInHead: true,
            rel: 'alternate',
            type: 'application/rss+xml',
            href: feedUrl,
          },
        ]);
      });
    }
  });
}

/** What a feed holds, and what its posts are made of. */
function readFeed(page: Page, source: string) {
  return page.evaluate(xml => {
    const parsed = new DOMParser().parseFromString(xml, 'text/xml');
    const texts = (selector: string) =>
      [...parsed.querySelectorAll(selector)].map(
        ({ textContent }) => textContent,
      );
    const content = parsed.getElementsByTagNameNS(
      'http://purl.org/rss/1.0/modules/content/',
      'encoded',
    );
    const posts = Array.from(content, ({ textContent }) =>
      new DOMParser().parseFromString(textContent ?? '', 'text/html'),
    );
    const counts = (selector: string) =>
      posts.map(post => post.querySelectorAll(selector).length);
    return {
      errors: parsed.querySelectorAll('parsererror').length,
      version: parsed.documentElement.getAttribute('version'),
      languages: texts('channel > language'),
      links: texts('item > link'),
      dates: texts('item > pubDate'),
      headings: counts('h2'),
      code: counts('pre'),
      tools: counts('button, svg, [class], [style]'),
      relative: counts('[href^="/"], [href^="#"]'),
    };
  }, source);
}
