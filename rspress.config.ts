import { fileURLToPath } from 'node:url';
import type { Sidebar, UserConfig } from '@rspress/core';
import { diagramStrings } from './i18n/diagrams/index.ts';
import toolchain from './examples/toolchain.json' with { type: 'json' };
import { dictionaries, type Dictionary } from './i18n/index.ts';
import { ChangeTimes } from './plugins/ChangeTimes.ts';
import {
  createNav,
  createSidebar,
  sectionOf,
} from './plugins/createNavigation.ts';
import { pluginAllPages } from './plugins/all-pages/index.ts';
import { pluginCodeColors } from './plugins/code-colors/index.ts';
import { pluginDevPages } from './plugins/dev-pages/index.ts';
import { pluginDiagrams } from './plugins/diagrams/index.ts';
import { listPages } from './plugins/dev-pages/missingPages.ts';
import { pluginErrorCatalogue } from './plugins/error-catalogue/index.ts';
import { pluginFeeds } from './plugins/feeds/index.ts';
import { pluginFonts } from './plugins/fonts/index.ts';
import { pluginNotFoundPages } from './plugins/not-found-pages/index.ts';
import { engineOverrides } from './engine/index.ts';
import { hashInputs, SITE_INPUTS } from './plugins/hashInputs.ts';
import { pluginPageData } from './plugins/page-data/index.ts';
import { pluginLeanMarkup } from './plugins/lean-markup/index.ts';
import { pluginMarkdownCopies } from './plugins/markdown-copies/index.ts';
import { OgImages } from './plugins/og-images/index.ts';
import { pluginPageMeta } from './plugins/page-meta/index.ts';
import { readFigures } from './plugins/readFigures.ts';
import { readTokens } from './plugins/readTokens.ts';
import { pluginSearchIndex } from './plugins/search-index/index.ts';
import { pluginShippedPackages } from './plugins/shipped-packages/index.ts';
import { pluginSitemap } from './plugins/sitemap/index.ts';
import { pluginStaleSections } from './plugins/stale-sections/index.ts';
import { pluginTextSetting } from './plugins/text-setting/index.ts';
import { pluginTrustedTypes } from './plugins/trusted-types/index.ts';
import { pluginVerifiedExamples } from './plugins/verified-examples/index.ts';
import { pluginStrings } from './plugins/strings/index.ts';
import { defaultLang, locales, type SiteLocale } from './site/locales.ts';
import { navigation, type NavSection } from './site/navigation.ts';
import { searchSettings, unsearchedSections } from './site/search.ts';
import { toolchainConfig } from './site/toolchain.ts';
import {
  codeHost,
  editLinkBase,
  exampleSource,
  origin,
  socialLinks,
  title,
  xAccount,
} from './site/site.ts';
import type { SearchConfig } from './search/SearchConfig.ts';
import { splitAddress } from './shared/siteAddress.ts';

const report = { repository: codeHost, version: toolchain['@rslib/core'] };
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const figures = readFigures(here('examples/results'));

/** What a fixture site may change; the real site changes nothing. */
export interface SiteOptions {
  root: string;
  outDir: string;
  locales: readonly SiteLocale[];
  dictionaries: Record<string, Dictionary>;
  navigation: readonly NavSection[];
  /** Versions of the docs, the default one named; one version needs none. */
  multiVersion: { default: string; versions: string[] };
  search: Omit<SearchConfig, 'folder'>;
  /** Whether each page gets a picture for link previews. */
  hasImages: boolean;
  /** Whether the packages of the bundle must be those of the list. */
  checksPackages: boolean;
  /** Which translated sections are out of date; from `npm run i18n:stale`. */
  staleFile: string;
}

const realSite: SiteOptions = {
  root: here('content'),
  outDir: here('dist'),
  locales,
  dictionaries,
  navigation,
  multiVersion: { default: '', versions: [] },
  search: searchSettings,
  hasImages: true,
  checksPackages: true,
  staleFile: here('.cache/stale-sections.json'),
};

function stringsOf(site: SiteOptions, lang: string): Dictionary {
  const strings = site.dictionaries[lang];
  if (strings) return strings;
  throw new Error(
    `The language ${lang} has no dictionary, so its pages would have no text. ` +
      `Add i18n/${lang}.ts and name it in i18n/index.ts.`,
  );
}

/** Builds the Rspress configuration. */
export function createSiteConfig(
  options: Partial<SiteOptions> = {},
): UserConfig {
  const site = { ...realSite, ...options };
  const changeTimes = new ChangeTimes(site.root);
  const { timeOf: changeTimeOf, dayOf: changeDateOf } = changeTimes;
  const inputs = [site.root, ...SITE_INPUTS.map(here)];
  const buildId = hashInputs(here('.'), inputs, String(changeTimes));

  const rules = {
    langs: site.locales.map(({ lang }) => lang),
    defaultLang,
    versions: site.multiVersion.versions,
    defaultVersion: site.multiVersion.default,
  };

  const color = readTokens(here('theme/styles/tokens.css'));
  const htmlLangOf = (lang: string) =>
    site.locales.find(locale => locale.lang === lang)?.htmlLang ?? lang;
  const sectionOfPage = (routePath: string, lang: string) =>
    sectionOf(routePath, site.navigation, {
      lang,
      strings: stringsOf(site, lang),
      rules,
    });
  const images = new OgImages({
    isOn: site.hasImages,
    cacheFolder: here('.cache/og-images'),
    color,
    siteTitle: title,
    host: new URL(origin).host,
    sectionNameOf: (routePath, lang) =>
      sectionOfPage(routePath, lang)?.name ?? '',
    siteDescriptionOf: lang => stringsOf(site, lang)['site.description'],
  });

  return {
    root: site.root,
    outDir: site.outDir,
    themeDir: here('theme'),
    lang: defaultLang,
    title,
    siteOrigin: origin,
    icon: '/favicon.svg',
    route: { cleanUrls: true, exclude: ['*.md'] },
    multiVersion: site.multiVersion,
    languageParity: { enabled: true },
    mediumZoom: false,
    markdown: {
      link: { checkDeadLinks: true, checkAnchors: true },
      // Without a time limit a busy machine colors the same code the same way.
      shiki: { tokenizeTimeLimit: 0 },
    },
    themeConfig: {
      socialLinks: [...socialLinks],
      enableScrollToTop: true,
      enableAppearanceAnimation: true,
      ...toolchainConfig,
      // The links of the footer lead to pages that other sites don't have.
      ...{ hasFooter: site.root === realSite.root, exampleSource },
      ...{ figures, report },
      editLink: { docRepoBaseUrl: editLinkBase },
      lastUpdated: true,
      locales: site.locales.map(({ lang, label }) => {
        const strings = stringsOf(site, lang);
        const context = { lang, strings, rules };
        return {
          lang,
          label,
          description: strings['site.description'],
          nav: createNav(site.navigation, context),
          // Entries take their page's title, which the engine's type forbids.
          sidebar: createSidebar(site.navigation, context) as Sidebar,
        };
      }),
    },
    plugins: [
      ...engineOverrides({
        root: site.root,
        locales: site.locales,
        listPages: () => listPages(site.root),
      }),
      pluginDevPages({ root: site.root, langs: rules.langs }),
      pluginTrustedTypes(),
      pluginFonts(here('.')),
      pluginStrings(site.dictionaries),
      pluginNotFoundPages(rules.langs),
      pluginAllPages({ rules, strings: lang => stringsOf(site, lang) }),
      pluginStaleSections(site.staleFile),
      pluginCodeColors(),
      pluginLeanMarkup(),
      pluginTextSetting(),
      pluginVerifiedExamples(here('examples/toolchain.json')),
      pluginDiagrams({ root: site.root, strings: diagramStrings }),
      pluginPageData({ changeTimeOf }),
      pluginMarkdownCopies({
        siteTitle: title,
        exampleSource,
        figures,
        diagramStrings,
        tools: toolchainConfig.landingTools,
        locales: site.locales,
        navigation: site.navigation,
        rules,
        strings: lang => stringsOf(site, lang),
      }),
      pluginSearchIndex({
        buildId,
        ...site.search,
        unsearchedSections,
        areaOf: (routePath, lang) => sectionOfPage(routePath, lang)?.name ?? '',
        pageOf: routePath => splitAddress(routePath, rules).page,
        asked: here('search/asked'),
      }),
      pluginErrorCatalogue({ root: site.root, buildId, rules }),
      pluginFeeds({
        locales: site.locales,
        defaultLang,
        siteTitle: title,
        origin,
        strings: lang => stringsOf(site, lang),
      }),
      images.plugin(),
      pluginPageMeta({
        origin,
        siteTitle: title,
        rules,
        htmlLangOf,
        strings: lang => stringsOf(site, lang),
        sectionOf: sectionOfPage,
        changeDateOf,
        imageOf: images.pathOf,
        bar: color('sheet'),
        xAccount,
      }),
      pluginSitemap({ origin, rules, htmlLangOf, changeDateOf }),
      ...(site.checksPackages ? [pluginShippedPackages()] : []),
    ],
    builderConfig: {
      output: { inlineStyles: true },
      // It compresses every page once more, only to say how large it is.
      performance: { printFileSize: false },
    },
  };
}

export default createSiteConfig();
