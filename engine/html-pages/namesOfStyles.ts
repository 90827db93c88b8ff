import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { STYLES, type SiteParts } from './SiteParts.ts';
import { writeNames } from './writeNames.ts';

/**
 * Pages have their styles: those of all pages come from one list, and those of some are
 * in their document as text. Whatever else imports a style sheet in the browser, such as
 * an island, gets the names of its classes. Its rules would be there twice, and beside
 * the list, the names would be in the script of every page.
 */
export function namesOfStyles(
  parts: SiteParts,
  nameOf: (file: string, local: string) => string,
): RsbuildPlugin {
  return {
    name: 'html-pages:styles',
    setup(api) {
      if (api.context.action !== 'build') return;
      const files = new Set([
        ...parts.inlinedStyles,
        ...parts.sharedStyles.filter(file => file.endsWith('.module.css')),
      ]);
      api.resolve(({ resolveData, environment }) => {
        const file = path.resolve(resolveData.context, resolveData.request);
        if (environment.name !== 'web' || !files.has(file)) return;
        if (resolveData.contextInfo.issuer === STYLES) return;
        const names = writeNames(readFileSync(file, 'utf8'), local =>
          nameOf(file, local),
        );
        resolveData.request = `data:text/javascript,${encodeURIComponent(names)}`;
      });
    },
  };
}
