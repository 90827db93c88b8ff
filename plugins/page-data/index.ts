import { fileURLToPath } from 'node:url';
import { logger, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { addFacts } from '../addFacts.ts';
import { addressesOf, generateFacts, type SiteFacts } from './generateFacts.ts';
import { readOptionFacts } from './readOptionFacts.ts';
import { sidebarsOf } from './createSections.ts';
import { sayOnce } from './sayOnce.ts';
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
      if (!isProd) site.ifEmpty = sayOnce(message => logger.warn(message));
      return config;
    },
    routeGenerated(routes) {
      site.routes = routes;
    },
    beforeBuild(config) {
      site.sidebars = sidebarsOf(config);
      site.datedLangs = datedLangsOf(config);
    },
    extendPageData(page) {
      addFacts(page, { _relativePath: page._relativePath });
      const { _filepath: file, lang } = page;
      const option = /\.mdx?$/.test(file) ? readOptionFacts(file, lang) : {};
      pages.set(page.routePath, page);
      options.set(page.routePath, option);
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
        if (action === 'dev' && navigation?.file !== undefined) {
          addDependency(navigation.file);
          const locales = await navigation.read();
          site.sidebars = sidebarsOf({ themeConfig: { locales } });
        }
        return generateFacts(site);
      });
    },
  };
}
