import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { writeRegistry } from './islandModules.ts';
import { ENTRY, STYLES, type SiteParts } from './SiteParts.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const REGISTRY = here('../../browser/islands/registry.ts');
const AUTHOR_PARTS = here('../../theme/mdx/authorParts.ts');
/** What islands get in the place of the engine's modules. */
const ALIASES = {
  '@rspress/core/runtime': here('../../browser/islands/engineRuntime.ts'),
  // Islands use parts of the theme; its layouts are for pages.
  '@rspress/core/theme': AUTHOR_PARTS,
  '@theme': AUTHOR_PARTS,
};

function engineChanged(what: string): Error {
  return new Error(
    `[html-pages] The engine no longer ${what}, so readers would get its client instead of HTML. ` +
      'Find what it does now, and adapt engine/html-pages/browserEntry.ts.',
  );
}

/** Builds our script for the browser instead of the engine's client. */
export function browserEntry(parts: SiteParts): RsbuildPlugin {
  return {
    name: 'html-pages:entry',
    setup(api) {
      api.onBeforeBuild(({ environments }) => {
        for (const name of ['web', 'node']) {
          if (!environments[name])
            throw engineChanged(`builds an environment called \`${name}\``);
        }
      });
      api.modifyEnvironmentConfig((config, { name }) => {
        if (api.context.action !== 'build') return;
        // Pictures of pages are met while these are rendered, and nowhere else.
        if (name === 'node') config.output.emitAssets = true;
        if (name !== 'web') return;
        const { source, resolve } = config;
        if (String(Object.keys(source.entry ?? {})) !== 'index')
          throw engineChanged('has one entry called `index` for the browser');
        for (const name of Object.keys(ALIASES)) {
          if (!Object.hasOwn(resolve.alias ?? {}, name))
            throw engineChanged(`resolves ${name} by an alias`);
        }
        source.entry = { index: ENTRY };
        source.preEntry = [];
        resolve.alias = { ...resolve.alias, ...ALIASES };
      });
      // Don't split the worker: a shared chunk would add a round trip.
      api.modifyRspackConfig((config, { environment }) => {
        const split = config.optimization?.splitChunks;
        if (environment.name !== 'web' || !split) return;
        split.chunks = ({ name }) => name !== 'search-worker';
      });
      const fill = (module: string, write: () => string) =>
        api.transform(
          { test: file => file === module, environments: ['web'] },
          write,
        );
      fill(STYLES, () =>
        parts.sharedStyles
          .map(file => `import ${JSON.stringify(file)};`)
          .join('\n'),
      );
      fill(REGISTRY, () => writeRegistry(parts.startedByPage));
    },
  };
}
