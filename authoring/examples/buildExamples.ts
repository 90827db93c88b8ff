import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ExampleResult } from '../../content-model/examples/ExampleResult.ts';
import { projectFolder } from './composeChain.ts';
import { hashExample, hashSurroundings } from './hashExample.ts';
import type { CliHelp } from '../../content-model/examples/CliHelp.ts';
import { readCliHelp } from './builder/readCliHelp.ts';
import {
  readData,
  writeData,
} from '../../content-model/examples/resultFiles.ts';
import { hasOwnPackages, installOwnPackages } from './ownPackages.ts';
import { runCommand } from './builder/runCommand.ts';
import { runInWorkers } from './builder/runInWorkers.ts';
import { weigh } from './weigh.ts';
import { withScratch } from './builder/withScratch.ts';

export interface Built {
  results: Map<string, ExampleResult>;
  cli: CliHelp;
  /** How many had to be built; the others came from the cache. */
  builtCount: number;
}

/** Results of examples, from the cache where nothing they depend on has changed. */
export async function buildExamples(
  root: string,
  ids: readonly string[],
  toolchain: Record<string, string>,
): Promise<Built> {
  const examples = path.join(root, 'examples');
  const cache = path.join(root, '.cache/examples/results');
  const surroundings = hashSurroundings(toolchain);
  const projects = new Map(
    ids.map(id => {
      const folder = projectFolder(root, id);
      const hash = hashExample(folder, surroundings);
      return [id, { folder, cached: path.join(cache, `${id}.${hash}.json`) }];
    }),
  );
  const fileOf = (id: string) => projects.get(id)?.cached ?? '';
  const installed = path.join(root, '.cache/example-packages');
  const placeOf = (id: string) =>
    hasOwnPackages(examples, id)
      ? installed
      : path.dirname(projects.get(id)?.folder ?? examples);
  const missing = ids
    .filter(id => !existsSync(fileOf(id)))
    // Slow ones first, so that no core waits for the last of them.
    .sort((a, b) => weigh(examples, b) - weigh(examples, a));

  for (const id of missing) {
    if (hasOwnPackages(examples, id)) {
      installOwnPackages(examples, id, installed);
    }
  }
  if (missing.length > 0) {
    await withScratch(root, async scratch => {
      for (const [place, group] of Map.groupBy(missing, placeOf)) {
        await runInWorkers(group, { examples: place, scratch }, (id, result) =>
          writeData(fileOf(id), result),
        );
      }
    });
  }
  const results = new Map<string, ExampleResult>();
  for (const id of ids) {
    const result = readData<ExampleResult>(fileOf(id));
    if (result) results.set(id, result);
  }
  return {
    results,
    cli: askCli(
      root,
      path.join(cache, `cli.${surroundings.slice(0, 32)}.json`),
    ),
    builtCount: missing.length,
  };
}

function askCli(root: string, cacheFile: string): CliHelp {
  const cached = readData<CliHelp>(cacheFile);
  if (cached) return cached;
  const help = readCliHelp(args => runCommand(`rslib ${args}`, root, root, {}));
  writeData(cacheFile, help);
  return help;
}
