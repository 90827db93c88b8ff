import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Writes each page to its file as soon as it is rendered. The engine emits pages as
 * assets, which the bundler keeps until the last one is rendered. See
 * decisions/0022-memory-of-builds.md.
 */
export function pluginPageFiles(): RspressPlugin {
  return { name: 'page-files', builderConfig: { plugins: [writePages()] } };
}

function writePages(): RsbuildPlugin {
  return {
    name: 'page-files:write',
    setup(api) {
      if (api.context.action !== 'build') return;
      let pages = 0;
      api.processAssets(
        // Before the stage in which the engine renders.
        { stage: 'summarize', environments: ['node'] },
        ({ compilation, environment }) => {
          const emit = compilation.emitAsset.bind(compilation);
          compilation.emitAsset = (name, source, info) => {
            if (!name.endsWith('.html')) {
              emit(name, source, info);
              return;
            }
            const file = path.join(environment.distPath, name);
            mkdirSync(path.dirname(file), { recursive: true });
            writeFileSync(file, source.source());
            pages += 1;
          };
        },
      );
      api.onAfterBuild(() => {
        if (pages > 0) return;
        throw new Error(
          '[page-files] The engine emitted no page as an asset, so the build held all of them in memory. ' +
            'Find how it writes pages now, and adapt engine/page-files.',
        );
      });
    },
  };
}
