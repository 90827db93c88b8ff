import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInWorkers } from '../../../authoring/examples/builder/runInWorkers.ts';
import type { ExampleResult } from '../../../content-model/examples/ExampleResult.ts';
import type { LibItem } from './cases.ts';
import { manifest, projectFiles } from './projectFiles.ts';

/** One way to build the proof project. */
export interface Variant {
  item: LibItem;
  engines: Record<string, string> | undefined;
}

/** What a variant wrote, or why it failed. */
export type Built = Pick<ExampleResult, 'exit' | 'files' | 'log'>;

/** Builds each different variant once, as examples are built; the keys are JSON. */
export async function buildVariants(
  variants: readonly Variant[],
  root: string,
): Promise<Map<string, Built>> {
  const keys = [...new Set(variants.map(one => JSON.stringify(one)))];
  const scratch = mkdtempSync(path.join(tmpdir(), 'proof-'));
  const examples = path.join(scratch, 'projects');
  symlinkSync(
    path.join(root, 'node_modules'),
    path.join(scratch, 'node_modules'),
  );
  for (const variant of variants) {
    const id = String(keys.indexOf(JSON.stringify(variant)));
    writeProject(path.join(examples, id), variant);
  }
  const built = new Map<string, Built>();
  await runInWorkers(
    Object.keys(keys),
    { examples, scratch },
    (id, result) => void built.set(keys[Number(id)] ?? id, result),
  );
  rmSync(scratch, { recursive: true });
  return built;
}

function writeProject(folder: string, { item, engines }: Variant): void {
  const files = {
    ...projectFiles,
    'example.json': '{ "title": "Proof" }',
    'package.json': JSON.stringify({ ...manifest, engines }),
    'rslib.config.mjs': `export default ${JSON.stringify({ lib: [item] })};\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
