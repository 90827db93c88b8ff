import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** The engine's own reset and variables; ours are in theme/styles. */
const STOCK_STYLES = /[\\/]theme[\\/]styles[\\/]index\.js$/;

/** Removes the engine's style sheet, which precedes the theme's. */
export function pluginStockStyles(): RspressPlugin {
  return {
    name: 'stock-styles',
    builderConfig: {
      plugins: [
        {
          name: 'stock-styles',
          setup(api: RsbuildPluginAPI) {
            api.modifyRsbuildConfig(config => {
              const entries = [config.source?.preEntry ?? []].flat();
              const ours = entries.filter(entry => !STOCK_STYLES.test(entry));
              if (ours.length === entries.length) {
                throw new Error(
                  '[stock-styles] The engine no longer adds its style sheet as a pre-entry, ' +
                    'so readers would get its rules over ours. Find where it is added now and ' +
                    'adapt engine/stock-styles/index.ts.',
                );
              }
              config.source = { ...config.source, preEntry: ours };
            });
          },
        },
      ],
    },
  };
}
