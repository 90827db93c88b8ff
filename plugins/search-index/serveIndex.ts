import type { RsbuildPlugin } from '@rsbuild/core';
import type { PackedIndex } from '../../search/SearchRecord.ts';

/**
 * While writing, an index is made when somebody searches, from the files as
 * they are then: each save would otherwise write all of them again.
 */
export function serveIndex(
  folder: string,
  indexOf: (name: string) => PackedIndex,
): RsbuildPlugin {
  return {
    name: 'search-index:serve',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [, place, name = ''] =
            /^(.*)\/([\w-]+)\.json$/.exec(request.url ?? '') ?? [];
          if (place !== folder) {
            next();
            return;
          }
          const index = JSON.stringify(indexOf(name));
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-store');
          response.end(index);
        });
      });
    },
  };
}
