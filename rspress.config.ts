import { fileURLToPath } from 'node:url';
import { logger } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
// By a name, since the engine restarts if a relative import changes: engine/dev-navigation.
import { navigation } from '#navigation';
import { diagramStrings } from './i18n/diagrams/index.ts';
import toolchain from './examples/toolchain.json' with { type: 'json' };
import {
  dictionaries,
  dictionaryOf,
  type Dictionary,
  type TextKey,
} from './i18n/index.ts';
import { ChangeTimes } from './plugins/ChangeTimes.ts';
import { LiveNavigation } from './plugins/LiveNavigation.ts';
import {
  createLocales,
  sectionOf,
  type Navigation,
} from './plugins/createNavigation.ts';
import { pluginAllPages } from './plugins/all-pages/index.ts';
import { pluginCodeColors } from './plugins/code-colors/index.ts';
import { devPlugins } from './plugins/devPlugins.ts';
import { pluginDiagrams } from './plugins/diagrams/index.ts';
import { listPages } from './plugins/dev-pages/missingPages.ts';
import { pluginErrorCatalogue } from './plugins/error-catalogue/index.ts';
import { pluginExplorerData } from './plugins/explorer-data/index.ts';
import { pluginFeeds } from './plugins/feeds/index.ts';
import { fixedNames } from './plugins/fixedNames.ts';
import { pluginFonts } from './plugins/fonts/index.ts';
import { pluginOlderStyles } from './plugins/older-styles/index.ts';
import { pluginNotFoundPages } from './plugins/not-found-pages/index.ts';
import { engineOverrides } from './engine/index.ts';
import { errorFormat, searchFormat } from './plugins/formats.ts';
import { pluginPageData } from './plugins/page-data/index.ts';
import { pluginLeanMarkup } from './plugins/lean-markup/index.ts';
import { pluginMarkdownCopies } from './plugins/markdown-copies/index.ts';
import { OgImages } from './plugins/og-images/index.ts';
import { pluginPageMeta } from './plugins/page-meta/index.ts';
import { pluginProofs } from './plugins/proofs/index.ts';
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
const figures = readFigures(here('.'));
const samples = here('examples/explorer');

/** What a fixture site may change; the real site changes nothing. */
export interface SiteOptions {
  root: string;
  outDir: string;
  locales: readonly SiteLocale[];
  dictionaries: Record<string, Dictionary>;
  navigation: Navigation;
  /** The file of the navigation, read again when it changes; others have none. */
  navigationFile: string | undefined;
  /** Versions of the docs, the default one named; one version needs none. */
  multiVersion: { default: string; versions: string[] };
  search: Omit<SearchConfig<TextKey>, 'manifest'>;
  /** Whether each page gets a picture for link previews. */
  hasImages: boolean;
  /** Whether the packages of the bundle must be those of the list. */
  checksPackages: boolean;
  /** Which translated sections are out of date; `npm run build` writes it. */
  staleFile: string;
}

const realSite: SiteOptions = {
  root: here('content'),
  outDir: here('dist'),
  locales,
  dictionaries,
  navigation,
  navigationFile: here('site/navigation.ts'),
  multiVersion: { default: '', versions: [] },
  search: searchSettings,
  hasImages: true,
  checksPackages: true,
  staleFile: here('.cache/stale-sections.json'),
};

/** Builds the Rspress configuration. */
export function createSiteConfig(
  options: Partial<SiteOptions> = {},
): UserConfig {
  const site = { ...realSite, ...options };
  const stringsOf = (lang: string) => dictionaryOf(site.dictionaries, lang);
  const changeTimes = new ChangeTimes(site.root);
  const { timeOf: changeTimeOf, dayOf: changeDateOf } = changeTimes;
  const rules = {
    langs: site.locales.map(({ lang }) => lang),
    defaultLang,
    versions: site.multiVersion.versions,
    defaultVersion: site.multiVersion.default,
  };
  const color = readTokens(here('theme/styles/tokens.css'));
  const htmlLangOf = (lang: string) =>
    site.locales.find(locale => locale.lang === lang)?.htmlLang ?? lang;
  const live = new LiveNavigation(site, message => logger.warn(message));
  const localesWith = (sections: Navigation) =>
    createLocales(site.locales, sections, { strings: stringsOf, rules });
  const navigationNow = live.shownAs(localesWith);
  const sectionOfPage = (routePath: string, lang: string) =>
    sectionOf(routePath, live.sections, {
      lang,
      strings: stringsOf(lang),
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
    siteDescriptionOf: lang => stringsOf(lang)['site.description'],
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
      locales: localesWith(site.navigation),
    },
    plugins: [
      ...engineOverrides({
        root: site.root,
        locales: site.locales,
        listPages: () => listPages(site.root),
        navigation: navigationNow,
      }),
      ...devPlugins({ ...site, rules }),
      pluginTrustedTypes(),
      pluginFonts(here('.')),
      pluginStrings(site.dictionaries),
      pluginOlderStyles(here('theme/styles')),
      pluginNotFoundPages(rules.langs),
      pluginAllPages({ rules, strings: stringsOf }),
      pluginStaleSections(site.staleFile),
      pluginCodeColors(),
      pluginLeanMarkup(),
      pluginTextSetting(),
      pluginVerifiedExamples(here('examples/toolchain.json')),
      pluginDiagrams({ root: site.root, strings: diagramStrings }),
      pluginPageData({ changeTimeOf, navigation: navigationNow }),
      pluginMarkdownCopies({
        siteTitle: title,
        exampleSource,
        figures,
        samples,
        diagramStrings,
        tools: toolchainConfig.landingTools,
        locales: site.locales,
        navigation: site.navigation,
        rules,
        strings: stringsOf,
      }),
      pluginSearchIndex({
        format: searchFormat(here('.')),
        ...site.search,
        unsearchedSections,
        areaOf: (routePath, lang) => sectionOfPage(routePath, lang)?.name ?? '',
        pageOf: routePath => splitAddress(routePath, rules).page,
        asked: here('search/asked'),
      }),
      pluginErrorCatalogue({
        root: site.root,
        format: errorFormat(here('.')),
        rules,
      }),
      // Other sites have no page that shows them.
      ...(site.root === realSite.root ? [pluginExplorerData(samples)] : []),
      pluginProofs({ content: site.root, exampleSource }),
      pluginFeeds({
        locales: site.locales,
        rules,
        siteTitle: title,
        origin,
        strings: stringsOf,
      }),
      images.plugin(),
      pluginPageMeta({
        origin,
        siteTitle: title,
        rules,
        htmlLangOf,
        strings: stringsOf,
        sectionOf: sectionOfPage,
        changeDateOf,
        imageOf: images.pathOf,
        bar: color('sheet'),
        xAccount,
      }),
      pluginSitemap({ origin, rules, htmlLangOf, changeDateOf }),
      ...(site.checksPackages ? [pluginShippedPackages(here('.'))] : []),
    ],
    builderConfig: {
      output: { inlineStyles: true, minify: fixedNames },
      // It compresses every page once more, only to say how large it is.
      performance: { printFileSize: false },
    },
  };
}

export default createSiteConfig();
