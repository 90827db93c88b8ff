import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { addFacts } from '../addFacts.ts';
import type { Dictionary } from '../../i18n/index.ts';
import { joinAddress, type AddressRules } from '../../shared/siteAddress.ts';
import type { ChangeDateOf } from '../ChangeTimes.ts';
import type { PageSection } from '../createNavigation.ts';
import type { ColorPair } from '../../shared/parseColors.ts';
import { findMissingLangs, isListed } from '../routes.ts';
import { createJsonLd } from './createJsonLd.ts';
import { createTags, renderTags } from './createTags.ts';
import type { PageMeta } from './PageMeta.ts';

export interface PageMetaOptions {
  origin: string;
  siteTitle: string;
  rules: AddressRules;
  htmlLangOf: (lang: string) => string;
  strings: (lang: string) => Dictionary;
  sectionOf: (routePath: string, lang: string) => PageSection | undefined;
  changeDateOf: ChangeDateOf;
  /** Path of a page's picture, where it has one. */
  imageOf: (routePath: string) => string | undefined;
  /** The color that continues the page in the browser's own bar. */
  bar: ColorPair;
  xAccount: string | undefined;
}

/**
 * Describes each page for machines: link previews, search engines, the bar of
 * the browser. Title, description, canonical address and languages come from
 * the theme (useHeadTags), because they have to follow the reader.
 */
export function pluginPageMeta(options: PageMetaOptions): RspressPlugin {
  const pages = new Map<string, PageIndexInfo>();
  let routes: RouteMeta[] = [];

  const missingLangsOf = (routePath: string): string[] => {
    const route = routes.find(found => found.routePath === routePath);
    return route ? findMissingLangs(route, routes, options.rules.langs) : [];
  };

  return {
    name: 'page-meta',
    config: config => ({
      ...config,
      head: [
        ...(config.head ?? []),
        ({ routePath }) => {
          const page = pages.get(routePath);
          if (!page || !isListed(page)) return '';
          const meta = describePage(page, missingLangsOf(routePath), options);
          const own = ownTags(page);
          return renderTags(
            createTags(meta, options).filter(({ name }) => !own.has(name)),
            createJsonLd(meta),
          );
        },
      ],
    }),
    routeGenerated: all => {
      routes = all.filter(isListed);
    },
    extendPageData(page) {
      pages.set(page.routePath, page);
      const missingLangs = missingLangsOf(page.routePath);
      // Most pages are there in every language and need not say so.
      if (missingLangs.length > 0) addFacts(page, { missingLangs });
    },
  };
}

function describePage(
  page: PageIndexInfo,
  missingLangs: readonly string[],
  options: PageMetaOptions,
): PageMeta {
  const { origin, rules, htmlLangOf } = options;
  const { lang, routePath, frontmatter, version } = page;
  // YAML reads an unquoted day as a date; the engine's type says neither.
  const date = frontmatter.date as string | Date | undefined;
  const strings = options.strings(lang);
  const section = options.sectionOf(routePath, lang);
  const image = options.imageOf(routePath);
  const home = joinAddress(
    { version: version || rules.defaultVersion, lang, page: '/' },
    rules,
  );
  return {
    kind: kindOf(page),
    title: page.title || options.siteTitle,
    description:
      frontmatter.description ??
      page.description ??
      strings['site.description'],
    url: origin + routePath,
    htmlLang: htmlLangOf(lang),
    otherLangs: rules.langs
      .filter(other => other !== lang && !missingLangs.includes(other))
      .map(htmlLangOf),
    site: { name: options.siteTitle, url: origin + home },
    section: section && { name: section.name, url: origin + section.link },
    image: image && origin + image,
    published: date && new Date(date).toISOString().slice(0, 10),
    changed: options.changeDateOf(page._filepath),
  };
}

function kindOf({ frontmatter }: PageIndexInfo): PageMeta['kind'] {
  if (frontmatter.pageType === 'home') return 'home';
  if (frontmatter.blogIndex) return 'list';
  return frontmatter.date ? 'post' : 'doc';
}

/** Names of the tags that the page sets in its own front matter. */
function ownTags({ frontmatter }: PageIndexInfo): Set<string | undefined> {
  const head = frontmatter.head ?? [];
  return new Set(head.map(([, tag]) => tag.property ?? tag.name));
}
