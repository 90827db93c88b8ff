import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import {
  askedAt,
  readAsked,
  withOtherLanguage,
} from '../../content-model/readAsked.ts';
import { readMdx } from '../../content-model/readMdx.ts';
import {
  checkHosted,
  checkUnanswered,
  SEARCH_HOSTS_FILE,
  searchHosts,
  type SearchConfig,
} from '../../search/SearchConfig.ts';
import { defaultLang } from '../../site/locales.ts';
import { isListed } from '../routes.ts';
import { createChineseData } from './createChineseData.ts';
import { createIndex, type IndexedPage } from './createIndex.ts';
import { pageWeight } from './pageWeight.ts';
import { readSections } from './readSections.ts';
import { serveJson } from '../serveJson.ts';
import { writeIndex } from './writeIndex.ts';

export interface SearchIndexOptions extends Omit<SearchConfig, 'folder'> {
  /** Names this build; the files live in a folder of this name. */
  buildId: string;
  /** What a page belongs to, in its language, such as Guide. */
  areaOf: (routePath: string, lang: string) => string;
  /** The path of a page in `asked`, without language and version. */
  pageOf: (routePath: string) => string;
  /** The folder with what readers ask. */
  asked: string;
  /** Ids of sections that are left out. */
  unsearchedSections: readonly string[];
}

/** Writes the index of each language, from the sections of its pages. */
export function pluginSearchIndex({
  buildId,
  areaOf,
  pageOf,
  asked,
  unsearchedSections,
  ...config
}: SearchIndexOptions): RspressPlugin {
  // A new build never finds an index of another.
  const folder = `/static/search/${buildId}`;
  checkHosted(config);
  checkUnanswered(config);
  const pages: PageIndexInfo[] = [];
  const askedIn = new Map<string, ReturnType<typeof readAsked>>();
  const toIndexedPage = (page: PageIndexInfo): IndexedPage => {
    const { routePath, lang, title, description = '', _filepath } = page;
    const file = readMdx(_filepath);
    const phrases = askedIn.get(lang) ?? readPhrases(asked, lang);
    askedIn.set(lang, phrases);
    const path = pageOf(routePath);
    return {
      path: routePath,
      area: areaOf(routePath, lang),
      title,
      weight: pageWeight(file.frontMatter),
      sections: readSections(file, { title, description }).filter(
        ([, id]) => !unsearchedSections.includes(id),
      ),
      askedAt: id => askedAt(phrases, id ? `${path}#${id}` : path),
    };
  };
  const indexOf = (name: string) => {
    const own = pages
      .filter(page => indexName(page) === name)
      .sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
    const index = createIndex(own.map(toIndexedPage));
    const isChinese = own.some(({ lang }) => lang.startsWith('zh'));
    return isChinese ? { ...index, chinese: createChineseData(index) } : index;
  };
  return {
    name: 'search-index',
    config: site => {
      const search = site.search === false ? false : { folder, ...config };
      // The engine's type has only its own keys.
      const themeConfig = {
        ...site.themeConfig,
        search,
      } as Required<UserConfig>['themeConfig'];
      return { ...site, themeConfig };
    },
    extendPageData(page) {
      const isDoc = (page.frontmatter.pageType ?? 'doc') === 'doc';
      if (!isDoc || !isListed(page)) return;
      if (/\.mdx?$/.test(page._filepath)) pages.push(page);
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return; // See serveJson.ts.
      const hosts = searchHosts({ folder, ...config });
      if (hosts.length > 0) {
        await writeFile(
          join(outDir, SEARCH_HOSTS_FILE),
          `${JSON.stringify(hosts)}\n`,
        );
      }
      const names = new Set(pages.map(indexName));
      for (const name of [...names].sort()) {
        await writeIndex(join(outDir, folder), name, indexOf(name));
      }
    },
    builderConfig: { plugins: [serveJson(folder, indexOf)] },
  };
}

/** Readers of any language paste English messages and names. */
function readPhrases(folder: string, lang: string) {
  const own = readAsked(folder, lang);
  if (lang === defaultLang) return own;
  return withOtherLanguage(own, readAsked(folder, defaultLang));
}

/** One index for each language, and version if there are several. */
function indexName({ lang, version }: PageIndexInfo): string {
  return [version, lang].filter(Boolean).join('-');
}
