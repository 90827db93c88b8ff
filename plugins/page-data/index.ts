import { fileURLToPath } from 'node:url';
import { logger, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { replaceEngineModules } from '../replaceEngineModules.ts';
import { PageFacts } from './PageFacts.ts';
import { replacements } from './replacements.ts';
import { sidebarsOf } from './sidebarsOf.ts';
import { slimSiteData } from './slimSiteData.ts';

const GENERATED = fileURLToPath(
  new URL('./browser/generated.ts', import.meta.url),
);

export interface PageDataOptions {
  /** Names this build; on-demand chunks live in a folder of this name. */
  buildId: string;
  /** When a page was last changed; unknown without history. */
  changeTimeOf: (file: string) => string | undefined;
}

/**
 * Page data lives in each page's own chunk and routes in their section's, so
 * that a page stays as light on a site of a thousand pages as on one of ten.
 */
export function pluginPageData({
  buildId,
  changeTimeOf,
}: PageDataOptions): RspressPlugin {
  const facts = new PageFacts(GENERATED, changeTimeOf);

  return {
    name: 'page-data',
    config(config, _tools, isProd) {
      // A writer may be between two steps: a page deleted, its entry not yet.
      if (!isProd) facts.onEmptyEntry(message => logger.warn(message));
      return {
        ...config,
        head: [
          ...(config.head ?? []),
          route => facts.preloadTags(route.routePath, `/static/js/${buildId}`),
        ],
      };
    },
    routeGenerated: routes => facts.setRoutes(routes),
    beforeBuild: config => {
      facts.setSidebars(sidebarsOf(config));
      facts.setDatedLangs(datedLangsOf(config));
    },
    extendPageData: page => facts.addPage(page),
    builderConfig: {
      plugins: [
        generateModules(facts),
        replaceEngineModules({
          name: 'page-data:replace',
          replacements,
          isForBrowserOnly: false,
          ifMissed:
            'Page data may be back in the main chunk. Read decisions/0002-page-data.md, ' +
            'find the new module and adapt plugins/page-data/replacements.ts.',
        }),
        nameChunks(buildId),
      ],
    },
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

function generateModules(facts: PageFacts): RsbuildPlugin {
  return {
    name: 'page-data:generate',
    setup(api) {
      api.transform(
        { test: path => path === GENERATED },
        ({ resourceQuery, addDependency }) => {
          const { code, dependency } = facts.generate(resourceQuery);
          if (dependency) addDependency(dependency);
          return code;
        },
      );
      api.transform(
        { test: /[\\/]virtual-site-data\.js$/, order: 'post' },
        // While writing, the engine's tools add to the module; size matters not.
        ({ code }) =>
          api.context.action === 'dev' ? code : slimSiteData(code),
      );
    },
  };
}

function nameChunks(buildId: string): RsbuildPlugin {
  return {
    name: 'page-data:chunks',
    setup(api) {
      api.modifyRspackConfig((config, { environment, isProd }) => {
        if (environment.name !== 'web' || !isProd) return;
        // One pattern with the id alone: the main chunk then needs no table of
        // all chunk names, which would grow with every page.
        config.output ??= {};
        config.output.chunkFilename = `static/js/${buildId}/[id].js`;
        config.optimization ??= {};
        config.optimization.chunkIds = 'named';
      });
    },
  };
}
