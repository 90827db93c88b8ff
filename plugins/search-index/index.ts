import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
} from '@rslib-website/search/SearchConfig';
import {
  HASH_LENGTH,
  INDEX_FOLDER,
  type SearchManifest,
} from '@rslib-website/search/SearchManifest';
import { defaultLang } from '../../site/locales.ts';
import { isListed } from '../routes.ts';
import { createChineseData } from './createChineseData.ts';
import { createIndex, type IndexedPage } from './createIndex.ts';
import { pageWeight } from './pageWeight.ts';
import { packSections } from './packSections.ts';
import { serveJson } from '../serveJson.ts';
import { writeIndex } from './writeIndex.ts';

export interface SearchIndexOptions extends Omit<SearchConfig, 'manifest'> {
  /**
   * Identifies the code that writes and reads indexes, so that a tab never loads an
   * index of another form.
   */
  format: string;
  /** The area of a page, in its language, such as Guide. */
  areaOf: (routePath: string, lang: string) => string;
  /** The path of a page in `asked`, without language and version. */
  pageOf: (routePath: string) => string;
  /** The folder with what readers ask. */
  asked: string;
  /** Ids of sections that are left out. */
  unsearchedSections: readonly string[];
}

type SearchedText = Pick<IndexedPage, 'weight' | 'sections'>;

/**
 * Files below it keep their address from release to release; browsers revalidate them.
 */
const MANIFESTS = '/data/search';

/** During development, the files of an index change but their address doesn't. */
const DEV_HASH = '0'.repeat(HASH_LENGTH);

/** Writes the index of each language, from the sections of its pages. */
export function pluginSearchIndex({
  format,
  areaOf,
  pageOf,
  asked,
  unsearchedSections,
  ...config
}: SearchIndexOptions): RspressPlugin {
  const manifest = `${MANIFESTS}/${format}.json`;
  checkHosted(config);
  checkUnanswered(config);
  const pages: PageIndexInfo[] = [];
  const readPages = new Map<PageIndexInfo, SearchedText>();
  const readText = (page: PageIndexInfo): SearchedText => {
    const { title, description = '', _filepath } = page;
    const file = readMdx(_filepath);
    return {
      weight: pageWeight(file.frontMatter),
      sections: packSections(file, { title, description }).filter(
        ([, id]) => !unsearchedSections.includes(id),
      ),
    };
  };
  const askedIn = new Map<string, ReturnType<typeof readAsked>>();
  const toIndexedPage = (page: PageIndexInfo): IndexedPage => {
    const { routePath, lang, title } = page;
    const phrases = askedIn.get(lang) ?? readPhrases(asked, lang);
    askedIn.set(lang, phrases);
    const path = pageOf(routePath);
    return {
      path: routePath,
      area: areaOf(routePath, lang),
      title,
      ...(readPages.get(page) ?? readText(page)),
      askedAt: id => askedAt(phrases, id ? `${path}#${id}` : path),
    };
  };
  const indexNames = () => [...new Set(pages.map(indexName))].sort();
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
      const search = site.search === false ? false : { manifest, ...config };
      // The engine's type has only its own keys.
      const themeConfig = {
        ...site.themeConfig,
        search,
      } as Required<UserConfig>['themeConfig'];
      return { ...site, search: false, themeConfig };
    },
    extendPageData(page, isProd) {
      const isDoc = (page.frontmatter.pageType ?? 'doc') === 'doc';
      if (!isDoc || !isListed(page)) return;
      if (!/\.mdx?$/.test(page._filepath)) return;
      pages.push(page);
      // Now, because the page has just been parsed for other plugins.
      if (isProd) readPages.set(page, readText(page));
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return; // See serveJson.ts.
      // The engine writes an index although its search is off.
      for (const name of globSync('static/search_index.*', { cwd: outDir }))
        await rm(join(outDir, name));
      const hosts = searchHosts({ manifest, ...config });
      if (hosts.length > 0) {
        await writeFile(
          join(outDir, SEARCH_HOSTS_FILE),
          `${JSON.stringify(hosts)}\n`,
        );
      }
      const hashes: SearchManifest[] = [];
      for (const name of indexNames()) {
        hashes.push(await writeIndex(outDir, name, indexOf(name)));
      }
      const file = join(outDir, manifest);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(Object.assign({}, ...hashes)));
    },
    builderConfig: {
      plugins: [
        serveJson(MANIFESTS, () =>
          Object.fromEntries(
            indexNames().map(name => [name, { headings: DEV_HASH }]),
          ),
        ),
        serveJson(`${INDEX_FOLDER}/${DEV_HASH}`, indexOf),
      ],
    },
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
