import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { PageFacts } from './PageFacts.ts';
import { findReplacement, replacements } from './replacements.ts';
import { sidebarsOf } from './sidebarsOf.ts';
import { slimSiteData } from './slimSiteData.ts';

const GENERATED = fileURLToPath(
  new URL('./browser/generated.ts', import.meta.url),
);

export interface PageDataOptions {
  /** Names this build; on-demand chunks live in a folder of this name. */
  buildId: string;
}

/**
 * Page data lives in each page's own chunk and routes in their section's, so
 * that a page stays as light on a site of a thousand pages as on one of ten.
 */
export function pluginPageData({ buildId }: PageDataOptions): RspressPlugin {
  const facts = new PageFacts(GENERATED);

  return {
    name: 'page-data',
    config: config => ({
      ...config,
      head: [
        ...(config.head ?? []),
        route => facts.preloadTags(route.routePath, `/static/js/${buildId}`),
      ],
    }),
    routeGenerated: routes => facts.setRoutes(routes),
    beforeBuild: config => facts.setSidebars(sidebarsOf(config)),
    extendPageData: page => facts.addPage(page),
    builderConfig: {
      plugins: [
        generateModules(facts),
        replaceEngineModules(),
        nameChunks(buildId),
      ],
    },
  };
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

function replaceEngineModules(): RsbuildPlugin {
  const engineDist = dirname(
    dirname(fileURLToPath(import.meta.resolve('@rspress/core/runtime'))),
  );
  return {
    name: 'page-data:replace',
    setup(api) {
      const met = new Set<string>();
      api.modifyRspackConfig((_config, { rspack, appendPlugins }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\//, resource => {
            const context = relative(engineDist, resource.context);
            if (context.startsWith('..')) return;
            const found = findReplacement(
              resource.request,
              context.split(sep).join('/'),
            );
            if (!found) return;
            met.add(found.engineModule);
            resource.request = found.ours;
          }),
        );
      });
      api.onAfterBuild(() => {
        for (const { engineModule } of replacements) {
          if (!met.has(engineModule))
            throw new Error(describeMissed(engineModule));
        }
      });
    },
  };
}

function describeMissed(engineModule: string): string {
  const { version } = JSON.parse(
    readFileSync(
      fileURLToPath(import.meta.resolve('@rspress/core/package.json')),
      'utf8',
    ),
  ) as { version: string };
  return (
    `[page-data] The build never asked for the engine's ${engineModule}, which we replace, ` +
    `so page data may be back in the main chunk (engine ${version}). ` +
    'Read decisions/0002-page-data.md, find the new module and adapt plugins/page-data/replacements.ts.'
  );
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
