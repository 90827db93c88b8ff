import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { toSampleText } from '../../content-model/examples/samples.ts';
import { hashExample } from '../../authoring/examples/hashExample.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { buildSample } from './buildSample.ts';
import { checkSample } from './checkSample.ts';
import { hashSampleCode, toolsOf } from './hashSampleCode.ts';
import { readSample } from './readSample.ts';
import { withLock } from './withLock.ts';

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
  const surroundings = hashSampleCode(toolchain);
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
