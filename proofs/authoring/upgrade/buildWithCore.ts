import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExampleResult } from '../../../content-model/examples/ExampleResult.ts';
import type { buildExamples } from '../../../authoring/examples/buildExamples.ts';
import { readToolchain } from '../../../authoring/examples/toolchain.ts';
import { parseJson } from '../../../shared/parseJson.ts';

/** An example that ended the process that built it. */
const BROKEN = /The build of examples\/(\S+) broke the runner/;

/** Builds examples with the packages of a place. */
export async function buildWithCore(
  root: string,
  place: string,
  ids: readonly string[],
): Promise<Map<string, ExampleResult>> {
  copyExamples(root, place, ids);
  const file = path.join(place, 'authoring/examples/buildExamples.ts');
  // `as` is safe: it's a copy of the module whose type this is.
  const runner = (await import(pathToFileURL(file).href)) as {
    buildExamples: typeof buildExamples;
  };
  const toolchain = readToolchain(place);
  let left = [...ids];
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
  ids: readonly string[],
): void {
  for (const id of ids) {
    const folder = path.join(place, 'examples', id);
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(root, 'examples', id), folder, { recursive: true });
    const file = path.join(folder, 'example.json');
    // An example.json is a map.
    const example = parseJson<object>(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...example, build: 'cli' }));
  }
}
