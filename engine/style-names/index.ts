import type { CSSLoaderOptions, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { createClassNames } from './createClassNames.ts';

/**
 * Gives classes short names, and keeps the table of names out of what every page loads.
 */
export function pluginStyleNames(folders: readonly string[]): RspressPlugin {
  return {
    name: 'style-names',
    builderConfig: {
      plugins: [shortNames(folders), namesBesideTheirUse()],
    },
  };
}

function shortNames(folders: readonly string[]): RsbuildPlugin {
  return {
    name: 'style-names:short',
    setup(api) {
      const nameOf = createClassNames(folders);
      const modules = {
        getLocalIdent: ({ resourcePath }, _pattern, local) =>
          nameOf(resourcePath, local),
      } satisfies CSSLoaderOptions['modules'];
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { tools: { cssLoader: { modules } } }),
      );
      // Styles imported as text are CSS Modules too, which the builder doesn't expect.
      api.modifyBundlerChain((chain, { CHAIN_ID }) => {
        chain.module
          .rule(CHAIN_ID.RULE.CSS)
          .oneOf(CHAIN_ID.ONE_OF.CSS_INLINE)
          .use(CHAIN_ID.USE.CSS)
          .tap(options => ({
            // The rule with this id has the options of css-loader.
            ...(options as CSSLoaderOptions),
            modules: { ...modules, auto: true, namedExport: true },
          }));
      });
    },
  };
}

/**
 * The engine puts all styles into one chunk, along with the modules that map class
 * names. Next to the components that use them, only the used names remain, as plain
 * strings.
 */
function namesBesideTheirUse(): RsbuildPlugin {
  return {
    name: 'style-names:chunk',
    setup(api) {
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        const split = config.optimization?.splitChunks;
        const styles = split ? split.cacheGroups?.styles : undefined;
        if (typeof styles !== 'object') {
          throw new Error(
            '[style-names] The engine no longer gathers styles in a cache group called `styles`, ' +
              'so the names of all classes may be in the first load. ' +
              'Find where it gathers them now and adapt engine/style-names/index.ts.',
          );
        }
        styles.type = 'css/mini-extract';
      });
    },
  };
}
