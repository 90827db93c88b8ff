import type { RspressPlugin } from '@rspress/core';
import { dropAnchors } from './dropAnchors.ts';

/**
 * Removes the engine's hidden link from headings; the theme puts its own next to them.
 */
export function pluginHeadingAnchors(): RspressPlugin {
  return {
    name: 'heading-anchors',
    markdown: { rehypePlugins: [() => dropAnchors] },
  };
}
