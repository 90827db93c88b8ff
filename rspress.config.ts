import { fileURLToPath } from 'node:url';
import { logger } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
// By a name, since the engine restarts if a relative import changes: plugins/page-data.
import { navigation } from '#navigation';
import toolchain from './examples/toolchain.json' with { type: 'json' };
import { dictionaries, dictionaryOf } from './i18n/index.ts';
import { createPlugins, type SiteOptions } from './plugins/index.ts';
import { LiveNavigation } from './plugins/LiveNavigation.ts';
import { createLocales, type Navigation } from './plugins/createNavigation.ts';
import { fixedNames } from './plugins/fixedNames.ts';
import { engineOverrides } from './engine/index.ts';
import { readFigures } from './plugins/readFigures.ts';
import { defaultLang, locales } from './site/locales.ts';
import { searchSettings } from './site/search.ts';
import { toolchainConfig } from './site/toolchain.ts';
import {
  codeHost,
  editLinkBase,
  exampleSource,
  origin,
  socialLinks,
  title,
} from './site/site.ts';

const report = { repository: codeHost, version: toolchain['@rslib/core'] };
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const figures = readFigures(here('.'));

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
  const isReal = site.root === realSite.root;
  const stringsOf = (lang: string) => dictionaryOf(site.dictionaries, lang);
  const rules = {
    langs: site.locales.map(({ lang }) => lang),
    defaultLang,
    versions: site.multiVersion.versions,
    defaultVersion: site.multiVersion.default,
  };
  const live = new LiveNavigation(site, message => logger.warn(message));
  const localesWith = (sections: Navigation) =>
    createLocales(site.locales, sections, { strings: stringsOf, rules });

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
      ...{ hasFooter: isReal, exampleSource },
      ...{ figures, report },
      editLink: { docRepoBaseUrl: editLinkBase },
      lastUpdated: true,
      locales: localesWith(site.navigation),
    },
    plugins: [
      ...engineOverrides({ root: site.root, locales: site.locales }),
      ...createPlugins({
        site,
        isReal,
        rules,
        strings: stringsOf,
        figures,
        live,
        navigation: live.shownAs(localesWith),
      }),
    ],
    builderConfig: {
      output: { inlineStyles: true, minify: fixedNames },
      // It compresses every page once more, only to say how large it is.
      performance: { printFileSize: false },
    },
  };
}

export default createSiteConfig();
