import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { SiteParts } from './SiteParts.ts';
import { writeNames } from './writeNames.ts';

/**
 * Styles that a page takes as text are in its document. An island there imports
 * them too, for the names; their rules must not join the sheet of all pages.
 */
export function stylesOfSomePages(
  parts: SiteParts,
  nameOf: (file: string, local: string) => string,
): RsbuildPlugin {
  return {
    name: 'html-pages:styles',
    setup(api) {
      if (api.context.action !== 'build') return;
      const files = parts.inlinedStyles;
      api.resolve(({ resolveData, environment }) => {
        const file = path.resolve(resolveData.context, resolveData.request);
        if (environment.name !== 'web' || !files.has(file)) return;
        const names = writeNames(readFileSync(file, 'utf8'), local =>
          nameOf(file, local),
        );
        resolveData.request = `data:text/javascript,${encodeURIComponent(names)}`;
      });
    },
  };
}
