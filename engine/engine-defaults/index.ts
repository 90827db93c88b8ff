import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { SiteLocale } from '../../site/locales.ts';
import { removeAlternates } from './removeAlternates.ts';

/** The engine's own reset and variables; ours are in theme/styles. */
const ENGINE_STYLES = /[\\/]theme[\\/]styles[\\/]index\.js$/;

/** Takes out what the engine puts on every page and our theme does itself. */
export function pluginEngineDefaults(
  locales: readonly SiteLocale[],
): RspressPlugin {
  return {
    name: 'engine-defaults',
    builderConfig: { plugins: [withoutEngineStyles()] },
    async afterBuild({ outDir = '' }, isProd) {
      // The development server writes no pages.
      if (isProd) await withoutEngineAlternates(outDir, locales);
    },
  };
}

/** The engine has no switch for them, so they are taken out of its files. */
async function withoutEngineAlternates(
  outDir: string,
  locales: readonly SiteLocale[],
): Promise<void> {
  const wrong = locales
    .filter(({ lang, htmlLang }) => lang !== htmlLang)
    .map(({ lang }) => lang);
  let count = 0;
  for await (const name of glob('**/*.html', { cwd: outDir })) {
    const file = join(outDir, name);
    const html = await readFile(file, 'utf8');
    const rest = removeAlternates(html, wrong);
    if (rest === html) continue;
    count += 1;
    await writeFile(file, rest);
  }
  if (count > 0 || wrong.length === 0) return;
  throw new Error(
    '[engine-defaults] No page had an hreflang of the engine, which names languages by their folder. ' +
      'If the engine stopped writing them, remove removeAlternates.ts; if it writes them in another form, adapt it.',
  );
}

function withoutEngineStyles(): RsbuildPlugin {
  return {
    name: 'engine-defaults:styles',
    setup(api) {
      api.modifyRsbuildConfig(config => {
        const entries = [config.source?.preEntry ?? []].flat();
        const ours = entries.filter(entry => !ENGINE_STYLES.test(entry));
        if (ours.length === entries.length) {
          throw new Error(
            '[engine-defaults] The engine no longer adds its style sheet as a pre-entry, ' +
              'so readers would get its rules over ours. Find where it is added now and ' +
              'adapt engine/engine-defaults/index.ts.',
          );
        }
        config.source = { ...config.source, preEntry: ours };
      });
    },
  };
}
