import type { RspressPlugin } from '@rspress/core';
import { toEngineText, type Dictionary } from '../../i18n/index.ts';
import { applyThemeTexts, type TextSources } from './applyThemeTexts.ts';

/**
 * Gives the engine our strings: the dictionaries, and over them the texts that a
 * site sets in its configuration, which the engine itself no longer reads.
 */
export function pluginStrings(
  dictionaries: Record<string, Dictionary>,
): RspressPlugin {
  let sources: TextSources = {};
  return {
    name: 'strings',
    config(config) {
      sources = config;
      return config;
    },
    // In place of the engine's own, which only its stock theme shows.
    i18nSource: () => toEngineText(applyThemeTexts(dictionaries, sources)),
  };
}
