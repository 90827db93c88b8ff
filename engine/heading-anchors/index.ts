import type { RspressPlugin } from '@rspress/core';
import { dropAnchors } from './dropAnchors.ts';

/** Headings without the engine's hidden link: the theme puts its own beside them. */
export function pluginHeadingAnchors(): RspressPlugin {
  return {
    name: 'heading-anchors',
    markdown: { rehypePlugins: [() => dropAnchors] },
  };
}
