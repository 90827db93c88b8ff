import type { Dictionary, TextKey } from '../../i18n/index.ts';

interface TextTarget {
  key: TextKey;
  /** Appended to a text without a placeholder for the value. */
  ending?: string;
}

/** The dictionary key for each text of the configuration, by its path there. */
const targets: Record<string, TextTarget> = {
  description: { key: 'site.description' },
  outlineTitle: { key: 'outline.title' },
  prevPageText: { key: 'page.previous' },
  nextPageText: { key: 'page.next' },
  'editLink.text': { key: 'page.editLink' },
  lastUpdatedText: { key: 'page.lastUpdated', ending: ': {{time}}' },
  sourceCodeText: { key: 'page.source' },
  'overview.filterNameText': { key: 'overview.filter' },
  'overview.filterPlaceholderText': { key: 'overview.placeholder' },
  'overview.filterNoResultText': {
    key: 'overview.noMatch',
    ending: ': {{query}}',
  },
  searchPlaceholderText: { key: 'search.button' },
  searchNoResultsText: { key: 'search.noResults', ending: ' "{{query}}"' },
  searchSuggestedQueryText: { key: 'search.suggestions' },
};

/**
 * The parts of a site's configuration that contain texts; the engine's type lacks most.
 */
export interface TextSources {
  description?: string | undefined;
  locales?: readonly { lang: string }[] | undefined;
  themeConfig?: { locales?: readonly { lang: string }[] } | undefined;
}

/**
 * Puts the texts of a configuration over the dictionaries: those for the whole
 * site first, then those of the language itself.
 */
export function applyThemeTexts(
  dictionaries: Record<string, Dictionary>,
  { description, locales = [], themeConfig = {} }: TextSources,
): Record<string, Dictionary> {
  return Object.fromEntries(
    Object.entries(dictionaries).map(([lang, strings]) => {
      const ofLang = (entry: { lang: string }) => entry.lang === lang;
      const sources = [
        { description },
        themeConfig,
        locales.find(ofLang),
        themeConfig.locales?.find(ofLang),
      ];
      return [lang, Object.assign({ ...strings }, ...sources.map(textsOf))];
    }),
  );
}

function textsOf(source: object = {}): Partial<Dictionary> {
  return Object.fromEntries(
    Object.entries(targets).flatMap(([path, { key, ending = '' }]) => {
      const text = readPath(source, path);
      if (typeof text !== 'string' || !text) return [];
      return [[key, text.includes('{{') ? text : text + ending]];
    }),
  );
}

function readPath(source: object, path: string): unknown {
  return path.split('.').reduce<unknown>(
    // An object without the name gives undefined.
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[name]
        : undefined,
    source,
  );
}
