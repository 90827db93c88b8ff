import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';

type Locale = NonNullable<
  NonNullable<UserConfig['themeConfig']>['locales']
>[number];

export interface DevNavigationOptions {
  /** The file with the navigation; undefined for sites without one. */
  file: string | undefined;
  /** Reads the file again and returns the navigation of each language. */
  read: () => Promise<Locale[]>;
}

/**
 * The engine reads the navigation once, with its configuration, and restarts if a file
 * of the configuration changes, which takes half a minute. It doesn't watch imports by
 * name (`#navigation`) instead of by relative path, so this plugin rebuilds the one
 * module that contains the navigation.
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
        // Before the engine's own plugin, which writes the module from the
        // configuration.
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
