import type { RspressPlugin } from '@rspress/core';
import { leanTree } from './leanTree.ts';

/** Removes markup with no visible effect; runs after the engine's own steps. */
export function pluginLeanMarkup(): RspressPlugin {
  return {
    name: 'lean-markup',
    markdown: { rehypePlugins: [() => leanTree] },
  };
}
