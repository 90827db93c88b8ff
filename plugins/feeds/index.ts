import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { Dictionary } from '../../i18n/index.ts';
import { FEED_MIME, feedFile } from '../../site/feeds.ts';
import type { SiteLocale } from '../../site/locales.ts';
import { createFeed } from './createFeed.ts';

export interface FeedsOptions {
  locales: readonly SiteLocale[];
  defaultLang: string;
  siteTitle: string;
  origin: string;
  words: (lang: string) => Dictionary;
}

/** Writes one feed of dated pages for each language and tells the pages of it. */
export function pluginFeeds(options: FeedsOptions): RspressPlugin {
  const { origin, defaultLang } = options;
  const posts: PageIndexInfo[] = [];
  const urlOf = (lang: string) => `${origin}/${feedFile(lang, defaultLang)}`;

  return {
    name: 'feeds',
    extendPageData(page) {
      const { date, blogIndex } = page.frontmatter;
      if (!date && !blogIndex) return;
      if (date) posts.push(page);
      Object.assign(page, {
        feeds: [
          { url: urlOf(page.lang), mime: FEED_MIME, language: page.lang },
        ],
      });
    },
    async afterBuild({ outDir = '' }) {
      for (const { lang, htmlLang } of options.locales) {
        const words = options.words(lang);
        const xml = createFeed({
          title: `${options.siteTitle} ${words['nav.blog']}`,
          description: words['site.description'],
          link: lang === defaultLang ? `${origin}/` : `${origin}/${lang}/`,
          self: urlOf(lang),
          language: htmlLang,
          items: posts
            .filter(post => post.lang === lang)
            .map(post => ({
              title: post.title,
              link: origin + post.routePath,
              date: new Date(String(post.frontmatter.date)).toISOString(),
              description: post.description ?? '',
            }))
            .sort((a, b) => (a.date < b.date ? 1 : -1)),
        });
        await writeFile(join(outDir, feedFile(lang, defaultLang)), xml);
      }
    },
  };
}
