import { logger, type RsbuildPlugin } from '@rsbuild/core';
import { describeFaults } from './findIslands.ts';
import { writeMarked } from './islandModules.ts';
import type { SiteParts } from './SiteParts.ts';

/** While pages are rendered, each component of an island marks its place. */
export function markIslands(parts: SiteParts): RsbuildPlugin {
  return {
    name: 'html-pages:islands',
    setup(api) {
      const find = (file: string) =>
        parts.sorted.islands.find(island => island.file === file);
      api.transform(
        {
          test: file => find(file) !== undefined,
          environments: ['node'],
          // After MDX compilation, to replace its output.
          order: 'post',
        },
        ({ code, resourcePath, resourceQuery }) => {
          const island = find(resourcePath);
          return island && resourceQuery !== '?source'
            ? writeMarked(island, parts.startedByPage.includes(island))
            : code;
        },
      );
    },
  };
}

/** Ends a build with state or handlers outside of islands, where they'd never run. */
export function refuseFaults(parts: SiteParts): RsbuildPlugin {
  return {
    name: 'html-pages:faults',
    setup(api) {
      const describe = () => describeFaults(parts.sorted.faults);
      api.onBeforeBuild(() => {
        if (describe()) throw new Error(`[html-pages] ${describe()}`);
      });
      // While writing, React is everywhere: it works, and would not be released.
      api.onBeforeStartDevServer(() => {
        if (describe()) logger.warn(describe());
      });
    },
  };
}
