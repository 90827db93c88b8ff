import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRslibConfig } from '@rslib-website/converter/readRslibConfig';
import type { Sample } from '../../explorer/shared/Sample.ts';
import { readExample } from './Example.ts';
import type { ExampleResult } from './ExampleResult.ts';
import { listFiles } from './listFiles.ts';
import { readData } from './resultFiles.ts';

/** Examples that Rslib in a browser can't build, or builds otherwise, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'css-injected-bundleless': 'The loader that injects styles is not in it.',
  'css-tailwind-without-plugin': 'It needs Tailwind CSS.',
  'dependency-lowered': 'It bundles Vue.',
  'dependency-not-lowered': 'It bundles Vue.',
  'from-vite-script-tag': 'Externals of UMD have another order.',
  'umd-externals-for-each-loader': 'Externals of UMD have another order.',
  'shims-cjs-off': 'Its files contain the folder of the project.',
  'config-shared-and-own': 'Its source map contains that folder.',
  'vue-library': 'Names in its files follow the place of a loader.',
  'vue-library-files': 'Names in its files follow the place of a loader.',
  'vue-side-effects-lost': 'Names in its files follow the place of a loader.',
  'worker-inline': 'The loader of workers is not in it.',
};

/** As much as the largest sample of the playground. */
const LARGEST_CHARACTERS = 60_000;

const CONFIG = /^rslib\.config\.\w+$/;
/** Files of other tools, or that readers don't see. */
const OTHERS = /(?:^|\/)(?:\.|postcss\.config\.)/;

/**
 * An example as the playground opens it: a sample without options to choose, whose
 * configuration and package.json are among its sources. Undefined if what is built there
 * would not be the example.
 */
export function readOpenExample(
  folder: string,
  id: string,
  tools: Record<string, string>,
): Sample | undefined {
  if (Object.hasOwn(LEFT_OUT, id)) return undefined;
  const { args, chain, exit } = readExample(folder, id);
  if (args !== '' || chain.length > 0 || exit !== 0) return undefined;
  const sources = readSources(path.join(folder, id));
  const files = readBuilt(path.join(folder, 'results', `${id}.json`));
  if (!sources || !files) return undefined;
  const read = readRslibConfig(sources['rslib.config.ts'] ?? '');
  if ('problem' in read) return undefined;
  const { config } = read;
  // The folder is another; only a library's own declarations are left out; and patterns
  // can't be told to the browser that compares.
  if (config.root !== undefined || config.dts || hasPattern(config))
    return undefined;
  const sample: Sample = {
    format: 1,
    id,
    tools,
    axes: [],
    rules: [],
    sources,
    texts: Object.values(files),
    trees: [
      Object.fromEntries(Object.keys(files).map((file, at) => [file, at])),
      {},
    ],
    messages: [],
    js: [0],
    dts: { axes: [], trees: [1] },
    loads: { runs: [-1], outcomes: [] },
  };
  const isSmall = JSON.stringify(sample).length <= LARGEST_CHARACTERS;
  return isSmall ? sample : undefined;
}

function hasPattern(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof RegExp || Object.values(value).some(hasPattern);
}

/** The files of a project; undefined if the playground can't show one of them. */
function readSources(folder: string): Record<string, string> | undefined {
  const names = listFiles(folder).filter(file => file !== 'example.json');
  const configs = names.filter(file => CONFIG.test(file));
  if (configs.length !== 1 || names.some(file => OTHERS.test(file)))
    return undefined;
  try {
    return Object.fromEntries(
      names.map(file => [
        CONFIG.test(file) ? 'rslib.config.ts' : file,
        new TextDecoder('utf-8', { fatal: true }).decode(
          readFileSync(path.join(folder, file)),
        ),
      ]),
    );
  } catch {
    return undefined; // It isn't text.
  }
}

/** What the build wrote; undefined if the record lacks the text of a file. */
function readBuilt(record: string): Record<string, string> | undefined {
  const built = Object.entries(readData<ExampleResult>(record)?.files ?? {});
  const texts = built.flatMap(([file, lines]) =>
    // Nearly all files end with a line break, which records leave out.
    Array.isArray(lines) ? [[file, `${lines.join('\n')}\n`] as const] : [],
  );
  return texts.length === built.length ? Object.fromEntries(texts) : undefined;
}
