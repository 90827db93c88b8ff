// Builds variants of the proof project, one after another. A process of its
// own, because Rslib reads the working folder and prints.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildWithApi } from '../../../authoring/examples/builder/buildWithApi.ts';
import type { LibItem } from './cases.ts';
import { projectFiles } from './projectFiles.ts';

/** One way to build the proof project. */
export interface Variant {
  item: LibItem;
  engines: Record<string, string> | undefined;
}

/** What a variant wrote: a hash over all its files, or why it failed. */
export type Built = { hash: string } | { error: string };

export interface Job {
  variant: Variant;
  folder: string;
  /** Where the packages are. */
  packages: string;
}

process.on('message', (job: Job) => {
  build(job).then(
    built => process.send?.(built),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

async function build({ variant, folder, packages }: Job): Promise<Built> {
  rmSync(folder, { recursive: true, force: true });
  writeProject(folder, variant);
  symlinkSync(packages, path.join(folder, 'node_modules'));
  process.chdir(folder);
  const exit = await buildWithApi();
  if (exit !== 0) return { error: `The build ended with ${exit}.` };
  const dist = path.join(folder, 'dist');
  const hash = createHash('sha256');
  const files = existsSync(dist) ? globSync('**/*.*', { cwd: dist }) : [];
  for (const file of files.sort()) {
    hash.update(`${file}\0${readFileSync(path.join(dist, file), 'utf8')}\0`);
  }
  return { hash: hash.digest('hex').slice(0, 16) };
}

function writeProject(folder: string, { item, engines }: Variant): void {
  const config = `export default ${JSON.stringify({ lib: [item] })};\n`;
  for (const [name, text] of Object.entries({
    ...projectFiles,
    'rslib.config.mjs': config,
  })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (engines) {
    const file = path.join(folder, 'package.json');
    const text = readFileSync(file, 'utf8').replace(
      /^\{/,
      `{"engines":${JSON.stringify(engines)},`,
    );
    writeFileSync(file, text);
  }
}
