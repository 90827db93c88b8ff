import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { logger, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import {
  describeFaults,
  findIslands,
  findTops,
  type Island,
} from './findIslands.ts';
import { writeMarked, writeRegistry } from './islandModules.ts';
import { listSources, PartGraph } from './PartGraph.ts';
import { THEME_FOLDERS } from '../themeFolders.ts';
import { writeNames } from './writeNames.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const PROJECT = here('../..');
const THEME_ENTRY = here('../../theme/index.tsx');
const AUTHOR_PARTS = here('../../theme/mdx/authorParts.ts');
const ENTRY = here('../../browser/index.ts');
const STYLES = here('../../browser/styles.ts');
const REGISTRY = here('../../browser/islands/registry.ts');
const RUNTIME = here('../../browser/islands/engineRuntime.ts');
/** Replacements for the engine's modules in islands. */
const ALIASES = {
  '@rspress/core/runtime': RUNTIME,
  // Islands use parts of the theme; its layouts are for pages.
  '@rspress/core/theme': AUTHOR_PARTS,
  '@theme': AUTHOR_PARTS,
};
const HELPERS = {
  island: here('../../browser/islands/Island.tsx'),
  authored: here('../../theme/mdx/withAuthorComponents.tsx'),
};

/** Sources of the theme, features included. */
const inTheme = (endings?: string) =>
  THEME_FOLDERS.flatMap(folder => listSources(folder, endings));

export interface HtmlPagesOptions {
  /** Where the pages are. */
  root: string;
  /** The name of a class on the page; see engine/style-names. */
  nameOf: (file: string, local: string) => string;
}

/**
 * Readers get pages as HTML and one small script: React renders them at build
 * time, and in the browser runs only in islands. The engine's client, its router
 * and the code of pages stay out of the build. See decisions/0014-pages-as-html.md.
 */
export function pluginHtmlPages({
  root,
  nameOf,
}: HtmlPagesOptions): RspressPlugin {
  const graph = new PartGraph(THEME_ENTRY);
  let globals: string[] = [];
  let sorted: ReturnType<typeof findIslands> | undefined;
  const parts = () =>
    (sorted ??= findIslands(
      graph,
      [
        ...findTops(graph, inTheme('ts,tsx')),
        ...listSources(root, 'mdx,tsx'),
        ...globals,
      ],
      PROJECT,
    ));
  // In the order of the components that import them, but without the components' code.
  const inlined = () => graph.inlinedBy(inTheme('ts,tsx'));
  const styles = () => {
    const ofSomePages = inlined();
    return [
      ...graph.reach([
        THEME_ENTRY,
        ...listSources(root),
        ...inTheme(),
        ...globals,
      ]),
    ].filter(file => file.endsWith('.css') && !ofSomePages.has(file));
  };
  // An island that a behavior imports is started by that behavior, as search is.
  const startedByPage = () => {
    const ofBehaviors = graph.reach([ENTRY]);
    return parts().islands.filter(({ file }) => !ofBehaviors.has(file));
  };

  return {
    name: 'html-pages',
    config(config) {
      globals = [
        ...(config.globalUIComponents ?? []).map(one =>
          Array.isArray(one) ? one[0] : one,
        ),
        ...(config.markdown?.globalComponents ?? []),
      ];
      return config;
    },
    builderConfig: {
      plugins: [
        refuseFaults(() => parts().faults),
        browserEntry(styles, () => writeRegistry(startedByPage(), HELPERS)),
        markIslands(() => parts().islands, startedByPage),
        keepStylesInTheirPages(inlined, nameOf),
      ],
    },
  };
}

function refuseFaults(faults: () => readonly string[]): RsbuildPlugin {
  return {
    name: 'html-pages:faults',
    setup(api) {
      const describe = () =>
        faults().length > 0 ? describeFaults(faults()) : undefined;
      api.onBeforeBuild(() => {
        const message = describe();
        if (message) throw new Error(`[html-pages] ${message}`);
      });
      // During development, React runs everywhere, so the fault doesn't break the page
      // yet.
      api.onBeforeStartDevServer(() => {
        const message = describe();
        if (message) logger.warn(message);
      });
    },
  };
}

function engineChanged(what: string): Error {
  return new Error(
    `[html-pages] The engine no longer ${what}, so readers would get its client instead of HTML. ` +
      'Find what it does now, and adapt engine/html-pages/index.ts.',
  );
}

function browserEntry(
  styles: () => readonly string[],
  registry: () => string,
): RsbuildPlugin {
  return {
    name: 'html-pages:entry',
    setup(api) {
      api.onBeforeBuild(({ environments }) => {
        for (const name of ['web', 'node']) {
          if (!environments[name])
            throw engineChanged(`builds an environment called \`${name}\``);
        }
      });
      api.modifyEnvironmentConfig((config, { name }) => {
        if (api.context.action !== 'build') return;
        // Only rendering imports the pictures of pages, so only it can emit them.
        if (name === 'node') config.output.emitAssets = true;
        if (name !== 'web') return;
        const { source, resolve } = config;
        if (String(Object.keys(source.entry ?? {})) !== 'index')
          throw engineChanged('has one entry called `index` for the browser');
        for (const name of Object.keys(ALIASES)) {
          if (!Object.hasOwn(resolve.alias ?? {}, name))
            throw engineChanged(`resolves ${name} by an alias`);
        }
        source.entry = { index: ENTRY };
        source.preEntry = [];
        resolve.alias = { ...resolve.alias, ...ALIASES };
      });
      // Don't split the worker: a shared chunk would add a round trip.
      api.modifyRspackConfig((config, { environment }) => {
        const split = config.optimization?.splitChunks;
        if (environment.name !== 'web' || !split) return;
        split.chunks = ({ name }) => name !== 'search-worker';
      });
      api.transform(
        { test: file => file === STYLES, environments: ['web'] },
        () =>
          styles()
            .map(file => `import ${JSON.stringify(file)};`)
            .join('\n'),
      );
      api.transform(
        { test: file => file === REGISTRY, environments: ['web'] },
        registry,
      );
    },
  };
}

/**
 * Styles that a page imports as text are part of its document. Its islands import them
 * too, for the class names; the rules must not end up in the style sheet of all pages.
 */
function keepStylesInTheirPages(
  inlined: () => ReadonlySet<string>,
  nameOf: HtmlPagesOptions['nameOf'],
): RsbuildPlugin {
  return {
    name: 'html-pages:styles',
    setup(api) {
      if (api.context.action !== 'build') return;
      let files: ReadonlySet<string> | undefined;
      api.resolve(({ resolveData, environment }) => {
        const { request, context } = resolveData;
        if (environment.name !== 'web' || !request.endsWith('.module.css'))
          return;
        const file = path.resolve(context, request);
        files ??= inlined();
        if (!files.has(file)) return;
        const names = writeNames(readFileSync(file, 'utf8'), local =>
          nameOf(file, local),
        );
        resolveData.request = `data:text/javascript,${encodeURIComponent(names)}`;
      });
    },
  };
}

/** While pages are rendered, each component of an island marks where it is. */
function markIslands(
  islands: () => readonly Island[],
  startedByPage: () => readonly Island[],
): RsbuildPlugin {
  return {
    name: 'html-pages:islands',
    setup(api) {
      const find = (file: string) =>
        islands().find(island => island.file === file);
      api.transform(
        {
          test: file => find(file) !== undefined,
          environments: ['node'],
          // After MDX compilation, to replace its output.
          order: 'post',
        },
        ({ code, resourcePath, resourceQuery }) => {
          const island = find(resourcePath);
          return island && resourceQuery !== '?source'
            ? writeMarked(island, HELPERS, startedByPage().includes(island))
            : code;
        },
      );
    },
  };
}
