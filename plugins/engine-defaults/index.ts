import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** The engine's own reset and variables; ours are in theme/styles. */
const ENGINE_STYLES = /[\\/]theme[\\/]styles[\\/]index\.js$/;

/** Takes out what the engine puts on every page and our theme does itself. */
export function pluginEngineDefaults(): RspressPlugin {
  return {
    name: 'engine-defaults',
    builderConfig: { plugins: [withoutEngineStyles()] },
  };
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
              'adapt plugins/engine-defaults/index.ts.',
          );
        }
        config.source = { ...config.source, preEntry: ours };
      });
    },
  };
}
