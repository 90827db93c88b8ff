import type { RspressPlugin } from '@rspress/core';

/**
 * Has a 404 page rendered for every language that lives under a prefix; the
 * engine itself renders only `/404`.
 */
export function pluginNotFoundPages(langs: readonly string[]): RspressPlugin {
  return {
    name: 'not-found-pages',
    addPages: ({ lang: defaultLang }) =>
      langs
        .filter(lang => lang !== defaultLang)
        .map(lang => ({
          routePath: `/${lang}/404`,
          content: '---\npageType: "404"\ntitle: "404"\n---\n',
        })),
  };
}
