import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExampleResult } from '../../../content-model/examples/ExampleResult.ts';
import type { buildExamples } from '../../examples/buildExamples.ts';
import { readToolchain } from '../../examples/toolchain.ts';

/** An example that ended the process that built it. */
const BROKEN = /The build of examples\/(\S+) broke the runner/;

/** A project to build: an example, possibly with other files. */
export interface Variant {
  id: string;
  /** The example it's made from. */
  of: string;
  /** Texts that replace those of its files. */
  edits?: Record<string, string>;
}

/** Builds projects with the packages of a place. */
export async function buildWithCore(
  root: string,
  place: string,
  variants: readonly Variant[],
): Promise<Map<string, ExampleResult>> {
  copyExamples(root, place, variants);
  const file = path.join(place, 'checks/examples/buildExamples.ts');
  // `as` is safe: it's a copy of the module whose type this is.
  const runner = (await import(pathToFileURL(file).href)) as {
    buildExamples: typeof buildExamples;
  };
  const toolchain = readToolchain(place);
  let left = variants.map(({ id }) => id);
  for (;;) {
    try {
      const { results } = await runner.buildExamples(place, left, toolchain);
      return results;
    } catch (error) {
      const [, broken] = BROKEN.exec(String(error)) ?? [];
      if (!broken || !left.includes(broken)) throw error;
      console.log(`${broken} can't be built with this version.`);
      left = left.filter(id => id !== broken);
    }
  }
}

/** All with the command line, since the API differs between versions. */
function copyExamples(
  root: string,
  place: string,
  variants: readonly Variant[],
): void {
  for (const { id, of, edits = {} } of variants) {
    const folder = path.join(place, 'examples', id);
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(root, 'examples', of), folder, { recursive: true });
    const file = path.join(folder, 'example.json');
    // `as` is safe: example.json is a map.
    const example = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...example, build: 'cli' }));
    for (const [name, text] of Object.entries(edits)) {
      writeFileSync(path.join(folder, name), text);
    }
  }
}
