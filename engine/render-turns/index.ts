import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { addTurn } from './addTurn.ts';

/**
 * Lets the event loop turn between pages. The engine renders all of them in one
 * turn, and until it ends React holds every page with its document.
 * See decisions/0022-memory-of-builds.md.
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
