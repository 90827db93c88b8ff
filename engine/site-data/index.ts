import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { readModule } from './readModule.ts';
import { slimSiteData } from './slimSiteData.ts';
import { slimStrings } from './slimStrings.ts';

/**
 * Reduces the engine's data to what islands load (browser/islands/engineRuntime.ts):
 * the strings, and the site without what the HTML of pages already contains. `string`
 * is a key that each language has.
 */
export function pluginSiteData(string: string): RspressPlugin {
  return {
    name: 'site-data',
    builderConfig: {
      plugins: [
        checkedModule('virtual-site-data', code => {
          const data = readModule(code, 'lang', 'locales', 'multiVersion');
          return `export default ${JSON.stringify(slimSiteData(data))};`;
        }),
        checkedModule('virtual-i18n-text', code => {
          const strings = slimStrings(readModule(code, string));
          return `export default ${JSON.stringify(strings)};`;
        }),
      ],
    },
  };
}

function checkedModule(
  name: string,
  change: (code: string) => string,
): RsbuildPlugin {
  return {
    name: `site-data:${name}`,
    setup(api) {
      // In dev, the engine's client needs all of it.
      if (api.context.action !== 'build') return;
      let isSeen = false;
      api.transform(
        {
          test: new RegExp(`[\\\\/]${name}\\.js$`),
          environments: ['web'],
          order: 'post',
        },
        ({ code }) => {
          isSeen = true;
          return change(code);
        },
      );
      api.onAfterBuild(() => {
        if (isSeen) return;
        throw new Error(
          `[site-data] The build didn't include ${name}.js, so its content was not checked. ` +
            'Find what the engine calls it now, and adapt engine/site-data and browser/islands/engineRuntime.ts.',
        );
      });
    },
  };
}
