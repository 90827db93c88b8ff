import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { toSampleText } from '../../content-model/examples/samples.ts';
import { hashProject } from '../examples/builder/collectFiles.ts';
import { hashExample } from '../examples/hashExample.ts';
import type { Issue } from '../content/Issue.ts';
import { buildSample } from './buildSample.ts';
import { checkSample } from './checkSample.ts';
import { readSample } from './readSample.ts';
import { withLock } from './withLock.ts';

/** The tools that decide what a sample looks like. */
const toolNames = [
  '@rslib/core',
  '@rsbuild/core',
  '@rspack/core',
  'rsbuild-plugin-dts',
  'typescript',
  '@microsoft/api-extractor',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-vue',
  '@swc/helpers',
  'mitt',
  'react',
  'vue',
];

/**
 * Always the same folder: the order of some modules follows their path, so that
 * another one would give other files.
 */
const SCRATCH = '/tmp/rslib-explorer';

export interface SampleData {
  id: string;
  /** The text of its file. */
  text: string;
  /** Whether it had to be built; otherwise it came from the cache. */
  isNew: boolean;
  /** What is wrong with it; only sound data is cached. */
  issues: Issue[];
}

/** The data of samples, from the cache where nothing they depend on has changed. */
export async function buildSamples(
  root: string,
  ids: readonly string[],
  toolchain: Record<string, string>,
): Promise<SampleData[]> {
  const folder = path.join(root, 'examples/explorer');
  const cache = path.join(root, '.cache/examples/explorer');
  const tools = toolsOf(toolchain);
  const surroundings = hashCode(root, tools);
  const results: SampleData[] = [];
  for (const id of ids) {
    const hash = hashExample(path.join(folder, id), surroundings);
    const file = path.join(cache, `${id}.${hash}.json`);
    if (existsSync(file)) {
      const text = readFileSync(file, 'utf8');
      results.push({ id, text, isNew: false, issues: [] });
      continue;
    }
    const source = readSample(folder, id);
    const sample = await inScratch(scratch =>
      buildSample(source, { root, scratch, tools }),
    );
    const text = toSampleText(sample);
    const issues = await checkSample(sample);
    if (issues.length === 0) {
      mkdirSync(cache, { recursive: true });
      writeFileSync(file, text);
    }
    results.push({ id, text, isNew: true, issues });
  }
  return results;
}

/** The versions that a sample names. */
export function toolsOf(toolchain: Record<string, string>) {
  return Object.fromEntries(
    toolNames.map(name => [name, toolchain[name] ?? '']),
  );
}

/** Works in the folder of the samples, alone, and leaves nothing there. */
export function inScratch<T>(work: (scratch: string) => Promise<T>) {
  return withLock(`${SCRATCH}.lock`, async () => {
    try {
      return await work(SCRATCH);
    } finally {
      rmSync(SCRATCH, { recursive: true, force: true });
    }
  });
}

/** Everything besides the sample itself that decides its data. */
function hashCode(root: string, tools: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(tools));
  hash.update(process.versions.node.split('.')[0] ?? '');
  for (const name of [
    'checks/examples/builder',
    'checks/explorer',
    'shared/explorer',
  ]) {
    for (const [file, content] of hashProject(path.join(root, name))) {
      if (!file.endsWith('.test.ts')) hash.update(`${file}\0${content}\0`);
    }
  }
  return hash.digest('hex');
}
