import type { RspressPlugin } from '@rspress/core';
import { browserEntry } from './browserEntry.ts';
import { markIslands, refuseFaults } from './islandPlugins.ts';
import { namesOfStyles } from './namesOfStyles.ts';
import { SiteParts } from './SiteParts.ts';

export interface HtmlPagesOptions {
  /** Where the pages are. */
  root: string;
  /** The name of a class on the page; see engine/style-names. */
  nameOf: (file: string, local: string) => string;
}

/**
 * Readers get pages as HTML and one small script: React renders them at build
 * time, and in the browser runs only in islands. The engine's client, its router
 * and the code of pages stay out of the build. See decisions/0014-pages-as-html.md.
 */
export function pluginHtmlPages({
  root,
  nameOf,
}: HtmlPagesOptions): RspressPlugin {
  const parts = new SiteParts(root);
  return {
    name: 'html-pages',
    config(config) {
      parts.globals = [
        ...(config.globalUIComponents ?? []).map(one =>
          Array.isArray(one) ? one[0] : one,
        ),
        ...(config.markdown?.globalComponents ?? []),
      ];
      return config;
    },
    builderConfig: {
      plugins: [
        refuseFaults(parts),
        browserEntry(parts),
        markIslands(parts),
        namesOfStyles(parts, nameOf),
      ],
    },
  };
}
