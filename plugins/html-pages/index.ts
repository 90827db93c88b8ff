import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { collectStyles, listSources } from './collectStyles.ts';
import { findIslands, type IslandFile } from './findIslands.ts';
import { slimSiteData } from './slimSiteData.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const ENTRY = here('../../browser/index.ts');
const STYLES = here('../../browser/styles.ts');
const REGISTRY = here('../../browser/islands/registry.ts');
const ISLAND = here('../../browser/islands/Island.tsx');
const RUNTIME = here('../../browser/islands/engineRuntime.ts');
const THEME = here('../../theme');

export interface HtmlPagesOptions {
  /** Where the pages are, and beside them the parts they import. */
  root: string;
}

/**
 * Readers get pages as HTML and one small script: React renders them at build
 * time, and in the browser runs only in islands. The engine's client, its router
 * and the code of pages stay out of the build. See decisions/0013.
 */
export function pluginHtmlPages({ root }: HtmlPagesOptions): RspressPlugin {
  const islands = findIslands(
    [THEME, path.dirname(root)].filter(isSourceFolder),
  );
  return {
    name: 'html-pages',
    builderConfig: {
      plugins: [browserEntry(root, islands), markIslands(islands)],
    },
  };
}

function isSourceFolder(folder: string): boolean {
  // Beside the pages of the real site is the whole project.
  return folder === THEME || folder.includes(`${path.sep}fixtures${path.sep}`);
}

function browserEntry(
  root: string,
  islands: readonly IslandFile[],
): RsbuildPlugin {
  return {
    name: 'html-pages:entry',
    setup(api) {
      api.modifyEnvironmentConfig((config, { name }) => {
        if (api.context.action !== 'build') return;
        // Pictures of pages are met while these are rendered, and nowhere else.
        if (name === 'node') config.output.emitAssets = true;
        if (name !== 'web') return;
        config.source.entry = { index: ENTRY };
        config.source.preEntry = [];
        config.resolve.alias = {
          ...config.resolve.alias,
          '@rspress/core/runtime': RUNTIME,
        };
      });
      api.transform(
        { test: file => file === STYLES, environments: ['web'] },
        () =>
          collectStyles([
            path.join(THEME, 'index.tsx'),
            ...listSources(root),
            ...listSources(THEME),
          ])
            .map(file => `import ${JSON.stringify(file)};`)
            .join('\n'),
      );
      api.transform(
        {
          test: /[\\/]virtual-site-data\.js$/,
          environments: ['web'],
          order: 'post',
        },
        // While writing, the engine's client reads it, and size matters not.
        ({ code }) =>
          api.context.action === 'dev' ? code : slimSiteData(code),
      );
      api.transform(
        { test: file => file === REGISTRY, environments: ['web'] },
        () =>
          `export const islands = {\n${islands
            .flatMap(({ id, file, exports }) =>
              exports.map(
                name =>
                  `${JSON.stringify(`${id}.${name}`)}: () => import(${JSON.stringify(file)}).then(part => part.${name}),`,
              ),
            )
            .join('\n')}\n};`,
      );
    },
  };
}

/** While pages are rendered, each part of an island file marks its place. */
function markIslands(islands: readonly IslandFile[]): RsbuildPlugin {
  return {
    name: 'html-pages:islands',
    setup(api) {
      const byFile = new Map(islands.map(island => [island.file, island]));
      api.transform(
        { test: file => byFile.has(file), environments: ['node'] },
        ({ code, resource, resourceQuery }) => {
          const island = byFile.get(resource.replace(/\?.*$/, ''));
          if (!island || resourceQuery === '?source') return code;
          const source = JSON.stringify(`${island.file}?source`);
          return [
            `import { createIsland } from ${JSON.stringify(ISLAND)};`,
            `import * as source from ${source};`,
            ...island.exports.map(name => {
              const made = `createIsland(${JSON.stringify(`${island.id}.${name}`)}, source.${name})`;
              return name === 'default'
                ? `export default ${made};`
                : `export const ${name} = ${made};`;
            }),
          ].join('\n');
        },
      );
    },
  };
}
