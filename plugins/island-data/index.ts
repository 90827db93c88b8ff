import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { toEngineText, type Dictionary } from '../../i18n/index.ts';
import { applyThemeTexts } from '../strings/applyThemeTexts.ts';
import { slimSite } from './slimSite.ts';
import { slimStrings } from './slimStrings.ts';

const MODULE = fileURLToPath(
  new URL('../../browser/islands/siteData.ts', import.meta.url),
);

/** Gives islands the site and its strings, as far as pages don't have them already. */
export function pluginIslandData(
  dictionaries: Record<string, Dictionary>,
): RspressPlugin {
  let code = '';
  const fillModule: RsbuildPlugin = {
    name: 'island-data:fill',
    setup(api) {
      api.transform({ test: file => file === MODULE }, () => code);
    },
  };
  return {
    name: 'island-data',
    beforeBuild(config) {
      const texts = toEngineText(applyThemeTexts(dictionaries, config));
      code =
        `export const site = ${JSON.stringify(slimSite(config))};\n` +
        `export const strings = ${JSON.stringify(slimStrings(texts))};\n`;
    },
    builderConfig: { plugins: [fillModule] },
  };
}
