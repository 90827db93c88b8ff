import type { RspressPlugin } from '@rspress/core';
import { replaceEngineModules } from '../replaceEngineModules.ts';
import { replacements } from './replacements.ts';

/**
 * Readers get a router and a head of a few lines instead of two libraries, 16 kB
 * compressed, of which this site uses as much. Pages are rendered with the
 * libraries. See decisions/0010-engine-libraries.md.
 */
export function pluginEngineLibraries(): RspressPlugin {
  return {
    name: 'engine-libraries',
    config: config => {
      if ((config.base ?? '/') === '/') return config;
      throw new Error(
        `[engine-libraries] The site is to live below ${config.base}, but our router takes the whole host. ` +
          'Teach plugins/engine-libraries/browser/router.ts the base, or serve the site at the root of a host.',
      );
    },
    builderConfig: {
      plugins: [
        replaceEngineModules({
          name: 'engine-libraries',
          replacements,
          isForBrowserOnly: true,
          ifMissed:
            'Readers may get the library again. Read decisions/0010-engine-libraries.md, ' +
            'find what the engine uses now and adapt plugins/engine-libraries/replacements.ts.',
        }),
      ],
    },
  };
}
