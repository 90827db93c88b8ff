import { fileURLToPath } from 'node:url';
import { logger, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { headingPlaces } from '../../content-model/headingPlaces.ts';
import { readMdx } from '../../content-model/readMdx.ts';
import { addFacts } from '../addFacts.ts';
import { addressesOf, generateFacts, type SiteFacts } from './generateFacts.ts';
import { readOptionFacts } from './readOptionFacts.ts';
import { sidebarsOf } from './createSections.ts';
import type { CollectedPage, OptionFacts } from './types.ts';

/** What the theme imports; only pages that are being rendered read it. */
const MODULE = fileURLToPath(
  new URL('../../theme/layout/pageFacts.ts', import.meta.url),
);

type Locales = NonNullable<NonNullable<UserConfig['themeConfig']>['locales']>;

export interface PageDataOptions {
  /** When a page was last changed; unknown without history. */
  changeTimeOf: (file: string) => string | undefined;
  /** While pages are written, what the languages show of its file. */
  navigation?: {
    file: string | undefined;
    read: () => Promise<Locales>;
  };
}

/**
 * Adds to the engine's page records what it does not know: the sidebar with the
 * titles of its pages, overviews, posts, the place of headings, and the time of
 * the last change in UTC.
 */
export function pluginPageData({
  changeTimeOf,
  navigation,
}: PageDataOptions): RspressPlugin {
  const pages = new Map<string, CollectedPage>();
  const options = new Map<string, OptionFacts>();
  const site: SiteFacts = {
    routes: [],
    sidebars: {},
    pages,
    options,
    datedLangs: [],
    changeTimeOf,
  };

  return {
    name: 'page-data',
    config(config, _tools, isProd) {
      // A writer may be between two steps: a page deleted, its entry not yet.
      const said = new Set<string>();
      if (!isProd) {
        site.ifEmpty = message => {
          if (!said.has(message)) logger.warn(message);
          said.add(message);
        };
      }
      return config;
    },
    routeGenerated(routes) {
      site.routes = routes;
    },
    beforeBuild(config) {
      site.sidebars = sidebarsOf(config);
      site.datedLangs = datedLangsOf(config);
    },
    extendPageData(page, isProd) {
      const { _filepath: file, _relativePath, lang, toc } = page;
      addFacts(page, { _relativePath });
      const isText = /\.mdx?$/.test(file);
      // While writing, nobody waits for all pages to be parsed.
      if (isProd && isText && toc.length > 0) {
        const { sections } = readMdx(file);
        addFacts(page, { charIndexes: headingPlaces(sections) });
      }
      pages.set(page.routePath, page);
      options.set(page.routePath, isText ? readOptionFacts(file, lang) : {});
    },
    builderConfig: { plugins: [fillModule(site, navigation)] },
  };
}

/** Languages that ask for `lastUpdated`, themselves or by the top. */
function datedLangsOf({ themeConfig }: UserConfig): string[] {
  // The engine's type has none of our keys in a locale.
  const locales = (themeConfig?.locales ?? []) as {
    lang: string;
    lastUpdated?: unknown;
  }[];
  return locales
    .filter(({ lastUpdated = themeConfig?.lastUpdated }) => lastUpdated)
    .map(({ lang }) => lang);
}

function fillModule(
  site: SiteFacts,
  navigation: PageDataOptions['navigation'],
): RsbuildPlugin {
  return {
    name: 'page-data:fill',
    setup(api) {
      const { action } = api.context;
      const test = (file: string) => file === MODULE;
      api.transform({ test }, async ({ addDependency }) => {
        for (const { absolutePath } of addressesOf(site.routes)) {
          addDependency(absolutePath);
        }
        let liveNav = {};
        // The engine reads the navigation once, and would have to start anew.
        if (action === 'dev' && navigation?.file !== undefined) {
          addDependency(navigation.file);
          const locales = await navigation.read();
          site.sidebars = sidebarsOf({ themeConfig: { locales } });
          liveNav = Object.fromEntries(
            locales
              // With versions there is one for each, which isn't read again.
              .filter(({ nav }) => Array.isArray(nav))
              .map(({ lang, nav }) => [lang, nav]),
          );
        }
        return `${generateFacts(site)}export const liveNav = ${JSON.stringify(liveNav)};\n`;
      });
    },
  };
}
