import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { listOpenExamples } from '../../content-model/examples/openExamples.ts';
import { parseFenceMeta } from '../../content-model/parseFenceMeta.ts';
import { addTransformer } from '../../plugins/addTransformer.ts';
import { serveJson } from '../../plugins/serveJson.ts';
import {
  fencesIn,
  type PageNode,
} from '../../plugins/verified-examples/markNewLines.ts';
import { EXAMPLES_FOLDER } from '../../shared/buildFiles.ts';

/**
 * Publishes the examples that the playground can open, and marks on each page the
 * configuration of such an example, from where a link leads to it.
 */
export function pluginOpenExamples(project: string): RspressPlugin {
  let listed: ReturnType<typeof listOpenExamples> | undefined;
  const list = () => (listed ??= listOpenExamples(project));
  const mark = () => (tree: PageNode) => markConfigs(tree, list());
  return {
    name: 'open-examples',
    markdown: { remarkPlugins: [mark] },
    config: config =>
      addTransformer(config, {
        name: 'open-examples',
        pre(pre) {
          const { values } = parseFenceMeta(this.options.meta?.__raw ?? '');
          if (values[OPENS]) pre.properties['data-opens'] = values[OPENS];
        },
      }),
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return; // See serveJson.ts.
      await mkdir(join(outDir, EXAMPLES_FOLDER), { recursive: true });
      for (const [id, sample] of list())
        await writeFile(
          join(outDir, EXAMPLES_FOLDER, `${id}.json`),
          JSON.stringify(sample),
        );
    },
    builderConfig: {
      plugins: [serveJson(EXAMPLES_FOLDER, id => list().get(id))],
    },
  };
}

const OPENS = 'opens';
const CONFIG = /^rslib\.config\.\w+$/;

/** Adds `opens="id"` to the first configuration of each example on a page. */
export function markConfigs(
  tree: PageNode,
  examples: { has: (id: string) => boolean },
): void {
  const seen = new Set<string>();
  for (const fence of fencesIn(tree)) {
    const { example = '', source = '' } = parseFenceMeta(
      fence.meta ?? '',
    ).values;
    if (!CONFIG.test(source) || seen.has(example) || !examples.has(example))
      continue;
    seen.add(example);
    fence.meta += ` ${OPENS}="${example}"`;
  }
}
