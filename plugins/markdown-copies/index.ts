import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { checkReading } from '../../content-model/checkReading.ts';
import { readMdx } from '../../content-model/readMdx.ts';
import { addFacts } from '../addFacts.ts';
import type { Dictionary } from '../../i18n/index.ts';
import type { Lang, SiteLocale } from '../../site/locales.ts';
import type { NavSection } from '../../site/navigation.ts';
import type { ToolEntry } from '../../site/toolchain.ts';
import {
  joinAddress,
  splitAddress,
  type AddressRules,
} from '../../shared/siteAddress.ts';
import type { SidebarsByPrefix } from '../page-data/createSections.ts';
import { createPostList } from '../page-data/createPostList.ts';
import { sidebarsOf } from '../page-data/sidebarsOf.ts';
import { isListed } from '../routes.ts';
import {
  createLlmsFull,
  createLlmsIndex,
  type LlmsPage,
} from './createLlmsFiles.ts';
import { createCopy } from './createCopy.ts';
import { markdownPath } from '../../shared/markdownPath.ts';
import { notFoundCopy } from './notFoundCopy.ts';
import { overviewOf } from './overviewOf.ts';
import { readingOrder } from './readingOrder.ts';
import type { DiagramTexts } from './components.ts';

export interface MarkdownCopiesOptions {
  siteTitle: string;
  exampleSource: string;
  /** The numbers of the home page, by name. */
  figures: Readonly<Record<string, string>>;
  /** The family of tools that the home page ends with. */
  tools: readonly ToolEntry[];
  locales: readonly SiteLocale[];
  navigation: readonly NavSection[];
  rules: AddressRules;
  strings: (lang: string) => Dictionary;
  diagramStrings: Readonly<Record<string, DiagramTexts>>;
}

interface MarkdownCopy extends LlmsPage {
  file: string;
  lang: string;
  version: string;
  /** The address in the default language. */
  page: string;
}

/** Writes every page a second time, as Markdown, and lists them for agents. */
export function pluginMarkdownCopies(
  options: MarkdownCopiesOptions,
): RspressPlugin {
  const pages = new Map<string, PageIndexInfo>();
  let sidebars: SidebarsByPrefix = {};
  return {
    name: 'markdown-copies',
    beforeBuild: config => {
      sidebars = sidebarsOf(config);
    },
    extendPageData(page) {
      const is404 = page.frontmatter.pageType === '404';
      if (is404 || !isListed(page)) return;
      if (!/\.mdx?$/.test(page._filepath)) return;
      pages.set(page.routePath, page);
      addFacts(page, { markdownPath: markdownPath(page.routePath) });
    },
    async afterBuild({ outDir = '', siteOrigin = '' }, isProd) {
      if (!isProd) return; // Each save would write them again.
      const copies = createCopies(
        [...pages.values()],
        { ...options, sidebars },
        siteOrigin,
      );
      const files = [
        ...copies.map(({ file, markdown }) => [file, markdown] as const),
        ...listFiles(copies, options, siteOrigin),
      ];
      for (const [name, text] of files) {
        const file = join(outDir, name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}

function createCopies(
  pages: readonly PageIndexInfo[],
  options: MarkdownCopiesOptions & { sidebars: SidebarsByPrefix },
  origin: string,
): MarkdownCopy[] {
  const { exampleSource, figures, locales, rules, tools } = options;
  return pages.map(page => {
    const { frontmatter, routePath, title, lang } = page;
    const file = readMdx(page._filepath);
    checkReading(file, page);
    const markdown = createCopy(
      file,
      {
        title,
        frontmatter,
        htmlLang: locales.find(one => one.lang === lang)?.htmlLang ?? lang,
        overview: frontmatter.overview
          ? overviewOf(page, pages, options.sidebars)
          : [],
        posts: frontmatter.blogIndex ? createPostList(page, pages) : [],
        ...(frontmatter.pageType === 'home' && { tools }),
      },
      {
        origin,
        exampleSource,
        figures,
        diagrams: options.diagramStrings[lang] ?? {},
        strings: options.strings(lang),
        // One of another site has no part that asks for it.
        lang: lang as Lang,
      },
    );
    return {
      ...splitAddress(routePath, rules),
      lang,
      title,
      description: page.description ?? '',
      file: markdownPath(routePath),
      url: origin + markdownPath(routePath),
      markdown,
    };
  });
}

/** The two llms files and 404.md, per language and version. */
function listFiles(
  copies: readonly MarkdownCopy[],
  { locales, navigation, rules, siteTitle, strings }: MarkdownCopiesOptions,
  origin: string,
): (readonly [name: string, text: string])[] {
  const versions =
    rules.versions.length > 0 ? rules.versions : [rules.defaultVersion];
  return versions.flatMap(version =>
    locales.flatMap(({ lang }) => {
      const address = (page: string) =>
        joinAddress({ version, lang, page }, rules);
      const own = copies.filter(
        copy => copy.lang === lang && copy.version === version,
      );
      const site = {
        title: siteTitle,
        description: strings(lang)['site.description'],
        fullUrl: origin + address('/llms-full.txt'),
        sections: readingOrder(own, navigation, strings(lang)),
      };
      const index = address('/llms.txt');
      return [
        [index, createLlmsIndex(site)],
        [address('/llms-full.txt'), createLlmsFull(site)],
        [address('/404.md'), notFoundCopy(strings(lang), origin + index)],
      ] as const;
    }),
  );
}
