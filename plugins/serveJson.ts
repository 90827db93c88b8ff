import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * During development, the files of a folder are created on request, from the current
 * pages. Otherwise each save would write all of them again.
 */
export function serveJson(
  folder: string,
  dataOf: (name: string) => unknown,
): RsbuildPlugin {
  return {
    name: `serve-json:${folder}`,
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [, place, name = ''] =
            /^(.*)\/([\w-]+)\.json$/.exec(request.url ?? '') ?? [];
          if (place !== folder) {
            next();
            return;
          }
          const data = JSON.stringify(dataOf(name));
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-store');
          response.end(data);
        });
      });
    },
  };
}
