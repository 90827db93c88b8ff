import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';

type Locale = NonNullable<
  NonNullable<UserConfig['themeConfig']>['locales']
>[number];

export interface DevNavigationOptions {
  /** The file that the navigation is in; others have none. */
  file: string | undefined;
  /** What the languages show of that file as it is now. */
  read: () => Promise<Locale[]>;
}

/**
 * The engine reads the navigation once, with its configuration, and starts anew if a
 * file of that changes: half a minute. It doesn't watch what is imported by a name
 * instead of a relative path (`#navigation`), so here the one module that shows
 * the navigation is made again.
 */
export function pluginDevNavigation(
  options: DevNavigationOptions,
): RspressPlugin {
  let config: UserConfig | undefined;
  return {
    name: 'dev-navigation',
    beforeBuild: used => {
      config = used;
    },
    builderConfig: {
      plugins: [renewSiteData(options, () => config?.themeConfig)],
    },
  };
}

function renewSiteData(
  { file, read }: DevNavigationOptions,
  themeOf: () => UserConfig['themeConfig'],
): RsbuildPlugin {
  return {
    name: 'dev-navigation',
    setup(api) {
      if (api.context.action !== 'dev') return;
      let isSeen = false;
      api.transform(
        // Before the engine's own, which writes the module from its configuration.
        { test: /[\\/]virtual-site-data\.js$/, order: 'pre' },
        async ({ code, addDependency }) => {
          isSeen = true;
          if (file !== undefined) addDependency(file);
          const theme = themeOf();
          const shown = await read();
          if (theme?.locales) {
            theme.locales = theme.locales.map(locale => ({
              ...locale,
              ...shown.find(({ lang }) => lang === locale.lang),
            }));
          }
          return code;
        },
      );
      api.onAfterDevCompile(({ isFirstCompile }) => {
        if (!isFirstCompile || isSeen) return;
        throw new Error(
          `[dev-navigation] The engine made no virtual-site-data.js, so a change of the navigation would not be seen. ` +
            'Find where it keeps the navigation now, and adapt engine/dev-navigation.',
        );
      });
    },
  };
}
