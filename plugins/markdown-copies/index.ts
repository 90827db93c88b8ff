import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { checkReading } from '../../content-model/checkReading.ts';
import { readMdx } from '../../content-model/readMdx.ts';
import type { OptionLinks } from '../../content-model/options/OptionLinks.ts';
import { addFacts } from '../addFacts.ts';
import type { Dictionary } from '../../i18n/index.ts';
import { agentsPage } from '../../site/aiAssistants.ts';
import type { Lang, SiteLocale } from '../../site/locales.ts';
import type { ToolEntry } from '../../site/toolchain.ts';
import {
  joinAddress,
  splitAddress,
  versionsOf,
  type AddressRules,
} from '../../shared/siteAddress.ts';
import {
  sidebarsOf,
  type SidebarsByPrefix,
} from '../page-data/createSections.ts';
import { createPostList } from '../page-data/createPostList.ts';
import { isListed } from '../routes.ts';
import {
  createLlmsFull,
  createLlmsIndex,
  notFoundCopy,
  type LlmsPage,
} from './createLlmsFiles.ts';
import {
  sampleAddresses,
  listSampleFiles,
} from '../../explorer/plugins/sampleFiles.ts';
import { createCopy } from './createCopy.ts';
import { toMarkdown, type CopyContext } from './toMarkdown.ts';
import { markdownPath } from './markdownPath.ts';
import { overviewOf } from './overviewOf.ts';
import { readingOrder } from './readingOrder.ts';
import type { DiagramTexts } from './components.ts';
import type { Navigation } from '../createNavigation.ts';

export interface MarkdownCopiesOptions {
  siteTitle: string;
  exampleSource: string;
  /** The numbers of the home page, by name. */
  figures: Readonly<Record<string, string>>;
  /** The folder of the Explorer's samples. */
  samples: string;
  /** The family of tools that the home page ends with. */
  tools: readonly ToolEntry[];
  locales: readonly SiteLocale[];
  navigation: Navigation;
  rules: AddressRules;
  strings: (lang: string) => Dictionary;
  diagramStrings: Readonly<Record<string, DiagramTexts>>;
  /** Where options in configs lead, if the site has pages about them. */
  optionLinks?: OptionLinks | undefined;
}

interface MarkdownCopy extends LlmsPage {
  markdown: string;
  file: string;
  lang: string;
  version: string;
  /** The address in the default language. */
  page: string;
}

/** What the author of a page wrote, as Markdown. */
type CopyText = Pick<MarkdownCopy, 'markdown' | 'brief'>;

/** Writes every page a second time, as Markdown, and lists them for agents. */
export function pluginMarkdownCopies(
  options: MarkdownCopiesOptions,
): RspressPlugin {
  const pages = new Map<PageIndexInfo, CopyText>();
  let sidebars: SidebarsByPrefix = {};
  let contextOf: ((lang: string) => CopyContext) | undefined;
  return {
    name: 'markdown-copies',
    beforeBuild: config => {
      sidebars = sidebarsOf(config);
      contextOf = createContexts(options, config.siteOrigin ?? '');
    },
    extendPageData(page, isProd) {
      const is404 = page.frontmatter.pageType === '404';
      if (is404 || !isListed(page)) return;
      if (!/\.mdx?$/.test(page._filepath)) return;
      addFacts(page, { markdownPath: markdownPath(page.routePath) });
      // Now, because the page has just been parsed for other plugins. Not during
      // development, where each save would write the copies again.
      if (isProd && contextOf) {
        const { page: address } = splitAddress(page.routePath, options.rules);
        pages.set(page, readText(page, { ...contextOf(page.lang), address }));
      }
    },
    async afterBuild({ outDir = '', siteOrigin = '' }, isProd) {
      if (!isProd) return;
      const copies = createCopies(pages, { ...options, sidebars }, siteOrigin);
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

/** What copies in a language refer to; the same for all of its pages. */
function createContexts(
  options: MarkdownCopiesOptions,
  origin: string,
): (lang: string) => CopyContext {
  const { exampleSource, figures, diagramStrings, strings, optionLinks } =
    options;
  const addresses = sampleAddresses(listSampleFiles(options.samples));
  const explorerFiles = Object.fromEntries(
    Object.entries(addresses).map(([id, address]) => [id, origin + address]),
  );
  return name => {
    // `as` is safe: a site with other languages has no component that reads it.
    const lang = name as Lang;
    return {
      origin,
      exampleSource,
      figures,
      explorerFiles,
      diagrams: diagramStrings[name] ?? {},
      strings: strings(name),
      lang,
      ...(optionLinks && {
        optionsIn: (code, title) =>
          optionLinks.find(code, title, lang).map(({ option }) => option),
      }),
    };
  };
}

function readText(page: PageIndexInfo, context: CopyContext): CopyText {
  const file = readMdx(page._filepath);
  checkReading(file, page);
  return {
    markdown: toMarkdown(file, context),
    brief: toMarkdown(file, { ...context, isBrief: true }),
  };
}

function createCopies(
  texts: ReadonlyMap<PageIndexInfo, CopyText>,
  options: MarkdownCopiesOptions & { sidebars: SidebarsByPrefix },
  origin: string,
): MarkdownCopy[] {
  const { locales, rules, tools } = options;
  const pages = [...texts.keys()];
  return [...texts].map(([page, text]) => {
    const { frontmatter, routePath, title, lang } = page;
    const shown = {
      title,
      frontmatter,
      htmlLang: locales.find(one => one.lang === lang)?.htmlLang ?? lang,
      ...(frontmatter.pageType === 'home' && { tools }),
    };
    const site = { origin, strings: options.strings(lang) };
    const overview = frontmatter.overview
      ? overviewOf(page, pages, options.sidebars)
      : [];
    const posts = frontmatter.blogIndex ? createPostList(page, pages) : [];
    return {
      ...splitAddress(routePath, rules),
      lang,
      title,
      description: page.description ?? '',
      file: markdownPath(routePath),
      url: origin + markdownPath(routePath),
      markdown: createCopy(text.markdown, { ...shown, overview, posts }, site),
      brief: createCopy(text.brief, shown, site),
    };
  });
}

/** The two llms files and 404.md, per language and version. */
function listFiles(
  copies: readonly MarkdownCopy[],
  { locales, navigation, rules, siteTitle, strings }: MarkdownCopiesOptions,
  origin: string,
): (readonly [name: string, text: string])[] {
  return versionsOf(rules).flatMap(version =>
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
        // Other sites have no such page.
        serverNote: own.some(({ page }) => page === agentsPage)
          ? strings(lang)['llms.server'].replace(
              '{{url}}',
              origin + markdownPath(address(agentsPage)),
            )
          : '',
        commandsNote: strings(lang)['llms.commands'],
        sameNote: strings(lang)['llms.same'],
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
