import { feedFile } from '../../site/feeds.ts';
import { origin } from '../../site/site.ts';
import { languages } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const POST = '/blog/introducing-rslib';

// That it is valid, has nothing of the interface, and is named by every page is checked
// in gate/output/meta.
for (const { name, lang, htmlLang, prefix } of languages) {
  const file = feedFile(lang, 'en');

  test(`[7.rss] [3.feeds] the ${name} feed is RSS 2.0 with the whole posts, newest first, and posts name it`, async ({
    request,
  }) => {
    const response = await request.get(`/${file}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(
      'application/rss+xml; charset=utf-8',
    );
    const feed = await response.text();
    const texts = (tag: string) =>
      [...feed.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(
        ([, text]) => text,
      );
    expect(feed).toMatch(/<rss version="2\.0"/);
    expect(texts('language')).toEqual([htmlLang]);
    expect(texts('link').slice(1)).toEqual([
      `${origin}${prefix}/blog/rslib-1-0`,
      origin + prefix + POST,
    ]);
    expect(texts('pubDate')).toEqual([
      'Sun, 15 Nov 2026 00:00:00 GMT',
      'Wed, 14 May 2025 00:00:00 GMT',
    ]);
    for (const post of feed.split('<item>').slice(1)) {
      expect(post.match(/&lt;h2/g)?.length).toBeGreaterThan(2);
      expect(post).toContain('&lt;pre');
    }
    const html = await (await request.get(prefix + POST)).text();
    const named = html.match(/<link [^>]*application\/rss\+xml[^>]*>/g);
    expect(named).toEqual([expect.stringContaining(`"${origin}/${file}"`)]);
  });
}
