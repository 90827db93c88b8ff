import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { addFacts } from '../addFacts.ts';
import type { Dictionary } from '../../i18n/index.ts';
import { FEED_MIME, feedFile } from '../../site/feeds.ts';
import {
  translateAddress,
  type AddressRules,
} from '../../shared/siteAddress.ts';
import type { SiteLocale } from '../../site/locales.ts';
import { createFeed, type FeedItem } from './createFeed.ts';
import { readPost } from './readPost.ts';

export interface FeedsOptions {
  locales: readonly SiteLocale[];
  rules: AddressRules;
  siteTitle: string;
  origin: string;
  strings: (lang: string) => Dictionary;
}

/** Writes one feed of dated pages for each language and links it from the pages. */
export function pluginFeeds(options: FeedsOptions): RspressPlugin {
  const { origin, rules } = options;
  const posts: PageIndexInfo[] = [];
  const urlOf = (lang: string) =>
    `${origin}/${feedFile(lang, rules.defaultLang)}`;

  return {
    name: 'feeds',
    extendPageData(page) {
      const { date, blogIndex } = page.frontmatter;
      if (!date && !blogIndex) return;
      if (date) posts.push(page);
      addFacts(page, {
        feeds: [
          { url: urlOf(page.lang), mime: FEED_MIME, language: page.lang },
        ],
      });
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return; // Each save would write them again.
      for (const { lang, htmlLang } of options.locales) {
        const strings = options.strings(lang);
        const items = await Promise.all(
          posts
            .filter(post => post.lang === lang)
            .map(post => createItem(post, outDir, origin)),
        );
        const xml = createFeed({
          title: `${options.siteTitle} ${strings['nav.blog']}`,
          description: strings['site.description'],
          link: origin + translateAddress('/', lang, rules),
          self: urlOf(lang),
          language: htmlLang,
          items: items.sort((a, b) => (a.date < b.date ? 1 : -1)),
        });
        await writeFile(join(outDir, feedFile(lang, rules.defaultLang)), xml);
      }
    },
  };
}

/** The file that the engine renders an address to: `/x` to `x.html`. */
function htmlFile(routePath: string): string {
  const path = routePath.endsWith('/') ? `${routePath}index` : routePath;
  return `${path.slice(1)}.html`;
}

/** The text is taken from the built page: it is what readers of the site see. */
async function createItem(
  post: PageIndexInfo,
  outDir: string,
  origin: string,
): Promise<FeedItem> {
  const link = origin + post.routePath;
  const html = await readFile(join(outDir, htmlFile(post.routePath)), 'utf8');
  return {
    title: post.title,
    link,
    date: new Date(String(post.frontmatter.date)).toISOString(),
    description: post.frontmatter.description ?? post.description ?? '',
    content: readPost(html, link),
  };
}
