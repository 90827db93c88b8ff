// cspell:ignore parsererror
import type { Page } from '@playwright/test';
import { origin } from '../site/site.ts';
import { chinese, english } from './support/languages.ts';
import { expect, test } from './support/site.ts';

const POST = '/blog/introducing-rslib';
const MIME = 'application/rss+xml';

const feeds = [
  { language: english, file: '/blog-rss.xml' },
  { language: chinese, file: '/blog-rss-zh.xml' },
];

interface Feed {
  /** What the parser said of a file that is no XML. */
  error: string | undefined;
  root: string;
  version: string | null;
  channel: Record<string, string>;
  items: Record<string, string>[];
}

/** Reads a feed as readers' programs do: with a parser of XML. */
function parseFeed(page: Page, xml: string): Promise<Feed> {
  return page.evaluate(text => {
    const tree = new DOMParser().parseFromString(text, 'application/xml');
    const textsOf = (parent: Element | null) =>
      Object.fromEntries(
        [...(parent?.children ?? [])]
          .filter(child => child.childElementCount === 0)
          .map(child => [child.tagName, child.textContent]),
      );
    return {
      error: tree.querySelector('parsererror')?.textContent,
      root: tree.documentElement.localName,
      version: tree.documentElement.getAttribute('version'),
      channel: textsOf(tree.querySelector('channel')),
      items: [...tree.querySelectorAll('channel > item')].map(textsOf),
    };
  }, xml);
}

for (const { language, file } of feeds) {
  const { name, prefix, htmlLang, words } = language;

  test(`[7.rss] ${name}: ${file} is a valid feed`, async ({
    page,
    request,
  }) => {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/xml/);
    await page.goto(`${prefix}/blog/`);
    const feed = await parseFeed(page, await response.text());
    expect(feed).toMatchObject({
      error: undefined,
      root: 'rss',
      version: '2.0',
      channel: {
        // The three that RSS 2.0 asks of a channel.
        title: `Rslib ${words['nav.blog']}`,
        link: `${origin}${prefix}/`,
        description: words['site.description'],
        language: htmlLang,
      },
    });
    for (const item of feed.items) {
      expect(new Date(item.pubDate ?? '').toUTCString()).toBe(item.pubDate);
      expect(item.guid).toBeTruthy();
    }
  });

  test(`[3.feeds] ${name}: the post is one entry, with its own address, title and date`, async ({
    page,
    request,
  }) => {
    await page.goto(prefix + POST);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const time = page.getByRole('main').locator('time').first();
    const date = await time.getAttribute('datetime');
    const xml = await (await request.get(file)).text();
    const { items } = await parseFeed(page, xml);
    const entries = items.filter(({ link }) => link?.endsWith(POST));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ title, link: origin + prefix + POST });
    expect(new Date(entries[0]?.pubDate ?? '').toISOString().slice(0, 10)).toBe(
      date,
    );
    // Entries of the other language are in the other feed.
    for (const { link = '' } of items) {
      expect(link.startsWith(`${origin}/zh/`)).toBe(language === chinese);
    }
  });

  for (const path of ['/blog/', POST]) {
    test(`[7.rss] ${name}: ${path} declares the feed of its language`, async ({
      page,
    }) => {
      await page.goto(prefix + path);
      const declared = page.locator(`link[rel="alternate"][type="${MIME}"]`);
      await expect(declared).toHaveCount(1);
      await expect(declared).toHaveAttribute('href', origin + file);
    });
  }
}
