import path from 'node:path';
import {
  axesNamed,
  defaultChoice,
  jsAxes,
  listChoices,
  meets,
} from '../shared/choices.ts';
import { packageText } from '../shared/project.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import { Pool } from './assemble.ts';
import { buildChoices, writeProject } from './buildChoices.ts';
import { runLoads, type Package } from './loads/runLoads.ts';
import type { SampleSource } from './readSample.ts';
import type { Built } from './worker.ts';

export interface Place {
  /** The repository, whose packages the samples use. */
  root: string;
  /** Where the samples are built; their order of modules depends on it. */
  scratch: string;
  tools: Record<string, string>;
  /** Builds the choices from the last to the first; the result is the same. */
  isReversed?: boolean;
}

const noFiles: Built = { files: {}, message: '' };

/** Builds all choices of a sample and loads what they wrote. */
export async function buildSample(
  sample: SampleSource,
  { root, scratch, tools, isReversed = false }: Place,
): Promise<Sample> {
  const folder = path.join(scratch, sample.id);
  writeProject(sample, folder, root);
  const build = async (part: 'js' | 'dts', choices: readonly Choice[]) => {
    const order = isReversed ? choices.toReversed() : choices;
    const built = await buildChoices(sample, folder, part, order);
    return isReversed ? built.toReversed() : built;
  };

  const pool = new Pool();
  const usual = defaultChoice(sample.axes);
  const complete = (choice: Choice) => ({ ...usual, ...choice });

  const jsChoices = listChoices(jsAxes(sample.axes)).map(complete);
  const js = (await build('js', jsChoices)).map(built => pool.add(built));

  const dtsChoices = listChoices(axesNamed(sample.axes, sample.dts.axes))
    .map(complete)
    .map(choice => representative(sample, choice));
  const keyOf = (choice: Choice) => JSON.stringify(choice);
  const isBuilt = (choice: Choice) => choice.dts !== 'off';
  const distinct = [
    ...new Map(
      dtsChoices.filter(isBuilt).map(choice => [keyOf(choice), choice]),
    ).values(),
  ];
  const built = await build('dts', distinct);
  const found = new Map(
    distinct.map((choice, index) => [keyOf(choice), built[index] ?? noFiles]),
  );
  const dts = dtsChoices.map(choice =>
    pool.add(found.get(keyOf(choice)) ?? noFiles),
  );

  const { axes, rules, sources } = sample;
  const { texts, trees, messages } = pool;
  const filesOf = (tree: number) =>
    Object.fromEntries(
      Object.entries(trees[tree] ?? {}).map(([file, text]) => [
        file,
        texts[text] ?? '',
      ]),
    );
  return {
    format: 1,
    id: sample.id,
    tools,
    axes,
    rules,
    sources,
    texts,
    trees,
    messages,
    js,
    dts: { axes: sample.dts.axes, trees: dts },
    loads: await loadAll(
      js.map((tree, index) =>
        tree < 0
          ? undefined
          : {
              files: filesOf(tree),
              manifest: packageText(sample, jsChoices[index] ?? usual),
            },
      ),
      `${folder}.loads`,
      path.join(folder, 'node_modules'),
    ),
  };
}

/** The choice whose declarations are those of this one. */
function representative({ dts }: SampleSource, choice: Choice): Choice {
  return dts.like.reduce(
    (result, { when, as }) =>
      meets(result, when) ? { ...result, ...as } : result,
    choice,
  );
}

/** Loads each package once, however many choices lead to it. */
async function loadAll(
  packages: readonly (Package | undefined)[],
  folder: string,
  modules: string,
): Promise<Sample['loads']> {
  const keyOf = (one: Package) => JSON.stringify(one);
  const distinct = new Map(
    packages.flatMap(one => (one ? [[keyOf(one), one] as const] : [])),
  );
  const outcomes = await runLoads([...distinct.values()], folder, modules);
  const kept = [...new Set(outcomes.map(one => JSON.stringify(one)))];
  const places = new Map(
    [...distinct.keys()].map((key, index) => [
      key,
      kept.indexOf(JSON.stringify(outcomes[index])),
    ]),
  );
  return {
    runs: packages.map(one => (one ? (places.get(keyOf(one)) ?? -1) : -1)),
    outcomes: kept.map(
      // The texts are outcomes as JSON.
      text => JSON.parse(text) as Sample['loads']['outcomes'][number],
    ),
  };
}
