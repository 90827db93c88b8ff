import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { addTurn } from './addTurn.ts';

/**
 * Yields to the event loop between pages. The engine renders all of them in one task,
 * and until that ends, React keeps every page and its document in memory. See
 * decisions/0022-memory-of-builds.md.
 */
export function pluginRenderTurns(): RspressPlugin {
  return { name: 'render-turns', builderConfig: { plugins: [changeEntry()] } };
}

function changeEntry(): RsbuildPlugin {
  return {
    name: 'render-turns:entry',
    setup(api) {
      if (api.context.action !== 'build') return;
      let isSeen = false;
      api.transform(
        { test: /[\\/]ssrServerEntry\.js$/, environments: ['node'] },
        ({ code }) => {
          isSeen = true;
          return addTurn(code);
        },
      );
      api.onAfterBuild(() => {
        if (isSeen) return;
        throw new Error(
          "[render-turns] The build didn't include ssrServerEntry.js, so it held all pages in memory. " +
            'Find what the engine renders pages with now, and adapt engine/render-turns.',
        );
      });
    },
  };
}
