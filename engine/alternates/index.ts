import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SiteLocale } from '../../site/locales.ts';
import { removeAlternates } from './removeAlternates.ts';

/**
 * Removes the engine's links to other languages from pages; it has no option for that.
 */
export function pluginAlternates(
  locales: readonly SiteLocale[],
): RspressPlugin {
  const wrong = locales
    .filter(({ lang, htmlLang }) => lang !== htmlLang)
    .map(({ lang }) => lang);
  return {
    name: 'alternates',
    async afterBuild({ outDir = '' }, isProd) {
      // The development server writes no pages.
      if (!isProd || wrong.length === 0) return;
      let count = 0;
      for await (const name of glob('**/*.html', { cwd: outDir })) {
        const file = join(outDir, name);
        const html = await readFile(file, 'utf8');
        const rest = removeAlternates(html, wrong);
        if (rest === html) continue;
        count += 1;
        await writeFile(file, rest);
      }
      if (count > 0) return;
      throw new Error(
        '[alternates] No page had an hreflang of the engine, which names languages by their folder. ' +
          'If the engine stopped writing them, remove engine/alternates; if it writes them in another form, adapt it.',
      );
    },
  };
}
