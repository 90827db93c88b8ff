import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { OptionLinks } from '../content-model/options/OptionLinks.ts';
import { diagramStrings } from '../i18n/diagrams/index.ts';
import type { Dictionary, TextKey } from '../i18n/index.ts';
import type { SearchConfig } from '@rslib-website/search/SearchConfig';
import { splitAddress, type AddressRules } from '../shared/siteAddress.ts';
import type { SiteLocale } from '../site/locales.ts';
import { unsearchedSections } from '../site/search.ts';
import { exampleSource, origin, title, xAccount } from '../site/site.ts';
import { toolchainConfig } from '../site/toolchain.ts';
import { ChangeTimes } from './ChangeTimes.ts';
import { pluginAllPages } from './all-pages/index.ts';
import { pluginCodeColors } from './code-colors/index.ts';
import { devPlugins } from './devPlugins.ts';
import { pluginDiagrams } from './diagrams/index.ts';
import { pluginErrorCatalogue } from '../error-decoder/plugins/index.ts';
import { pluginExplorerData } from '../explorer/plugins/index.ts';
import { pluginLiveRslib } from '../explorer/plugins/liveRslib.ts';
import { pluginOpenExamples } from '../explorer/plugins/openExamples.ts';
import { pluginFeeds } from './feeds/index.ts';
import { pluginFonts } from './fonts/index.ts';
import { pluginHeadScript } from './head-script/index.ts';
import { pluginIslandData } from './island-data/index.ts';
import { pluginOlderStyles } from './older-styles/index.ts';
import { pluginOptionFacts } from './option-facts/index.ts';
import { pluginOptionLinks } from './option-links/index.ts';
import { pluginNotFoundPages } from './not-found-pages/index.ts';
import { errorFormat, searchFormat } from './formats.ts';
import { pluginPageData, type PageDataOptions } from './page-data/index.ts';
import { pluginLeanMarkup } from './lean-markup/index.ts';
import { pluginMarkdownCopies } from './markdown-copies/index.ts';
import { OgImages } from './og-images/index.ts';
import { pluginPageMeta } from './page-meta/index.ts';
import { pluginProofs } from '../proofs/plugins/index.ts';
import { readTokens } from './readTokens.ts';
import { pluginSearchIndex } from './search-index/index.ts';
import { pluginShippedPackages } from './shipped-packages/index.ts';
import { pluginSitemap } from './sitemap/index.ts';
import { pluginStaleSections } from './stale-sections/index.ts';
import { pluginTextSetting } from './text-setting/index.ts';
import { pluginTrustedTypes } from './trusted-types/index.ts';
import { pluginVerifiedExamples } from './verified-examples/index.ts';
import { pluginStrings } from './strings/index.ts';
import { sectionOf, type Navigation } from './createNavigation.ts';
import type { LiveNavigation } from './LiveNavigation.ts';

const here = (path: string) =>
  fileURLToPath(new URL(`../${path}`, import.meta.url));
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

/** What the configuration and the plugins both need to know. */
interface PluginsOptions {
  site: SiteOptions;
  /** Whether it's the site itself; others lack some of its pages. */
  isReal: boolean;
  rules: AddressRules;
  strings: (lang: string) => Dictionary;
  /** The numbers of the home page, by name. */
  figures: Readonly<Record<string, string>>;
  live: LiveNavigation;
  navigation: NonNullable<PageDataOptions['navigation']>;
}

/** All plugins of a site, in the order in which they run. */
export function createPlugins({
  site,
  isReal,
  rules,
  strings: stringsOf,
  figures,
  live,
  navigation,
}: PluginsOptions): RspressPlugin[] {
  const changeTimes = new ChangeTimes(site.root);
  const { timeOf: changeTimeOf, dayOf: changeDateOf } = changeTimes;
  const color = readTokens(here('theme/styles/tokens.css'));
  const htmlLangOf = (lang: string) =>
    site.locales.find(locale => locale.lang === lang)?.htmlLang ?? lang;
  const sectionOfPage = (routePath: string, lang: string) =>
    sectionOf(routePath, live.sections, {
      lang,
      strings: stringsOf(lang),
      rules,
    });
  // Other sites have no pages about options.
  const optionLinks = isReal ? new OptionLinks(here('.')) : undefined;
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

  return [
    pluginHeadScript(),
    ...devPlugins({ ...site, rules }),
    pluginTrustedTypes(),
    pluginFonts(here('.')),
    pluginStrings(site.dictionaries),
    pluginIslandData(site.dictionaries),
    pluginOlderStyles(here('theme/styles')),
    pluginNotFoundPages(rules.langs),
    pluginAllPages({ rules, strings: stringsOf }),
    pluginStaleSections(site.staleFile),
    pluginCodeColors(),
    pluginLeanMarkup(),
    pluginTextSetting(),
    pluginVerifiedExamples({
      toolchainFile: here('examples/toolchain.json'),
      startFile: here('examples/format-esm/rslib.config.ts'),
    }),
    pluginDiagrams({ root: site.root, strings: diagramStrings }),
    pluginOptionFacts({
      root: site.root,
      langs: rules.langs,
      strings: stringsOf,
    }),
    ...(optionLinks
      ? [
          pluginOptionLinks({
            root: site.root,
            links: optionLinks,
            rules,
            strings: stringsOf,
          }),
        ]
      : []),
    pluginPageData({ changeTimeOf, navigation }),
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
      optionLinks,
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
    ...(isReal
      ? [pluginExplorerData(here('.'), samples), pluginOpenExamples(here('.'))]
      : []),
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
    // After the list of licenses, to which it adds its own.
    ...(isReal ? [pluginLiveRslib(here('.'))] : []),
  ];
}
