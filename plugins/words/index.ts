import type { RspressPlugin, UserConfig } from '@rspress/core';
import { toEngineText, type Dictionary } from '../../i18n/index.ts';
import { applyThemeTexts } from './applyThemeTexts.ts';

/**
 * Gives the engine our words: the dictionaries, and over them the texts that a
 * site sets in `themeConfig`, which the engine itself no longer reads.
 */
export function pluginWords(
  dictionaries: Record<string, Dictionary>,
): RspressPlugin {
  let themeConfig: UserConfig['themeConfig'];
  return {
    name: 'words',
    config(config) {
      ({ themeConfig } = config);
      return config;
    },
    // The engine's own words stay for its search panel.
    i18nSource: engineText => ({
      ...engineText,
      ...toEngineText(applyThemeTexts(dictionaries, themeConfig ?? {})),
    }),
  };
}
