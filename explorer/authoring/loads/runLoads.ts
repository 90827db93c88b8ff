import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Loader, Outcome } from '../../shared/Sample.ts';
import type { LoadCase } from './LoadCase.ts';
import { loadAsScript } from './loadAsScript.ts';
import { loadInBundler } from './loadInBundler.ts';
import { loadInNode } from './loadInNode.ts';

/** A build to load: its files, and the package.json it is installed with. */
export interface Package {
  files: Record<string, string>;
  manifest: string;
}

/** Loads each package in every way. */
export async function runLoads(
  packages: readonly Package[],
  folder: string,
  modules: string,
): Promise<Record<Loader, Outcome>[]> {
  rmSync(folder, { recursive: true, force: true });
  const cases = packages.map((one, index) =>
    install(one, path.join(folder, String(index)), modules),
  );
  const imported = await loadInNode('import', cases);
  const required = await loadInNode('require', cases);
  const results: Record<Loader, Outcome>[] = [];
  for (const [index, one] of cases.entries()) {
    results.push({
      import: imported[index] ?? { error: '' },
      require: required[index] ?? { error: '' },
      script: loadAsScript(one),
      bundler: await loadInBundler(one),
    });
  }
  return results;
}

interface Dependencies {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Writes what npm would: the package, and the packages it depends on. */
function install(
  { files, manifest }: Package,
  folder: string,
  modules: string,
): LoadCase {
  const all = { ...files, 'package.json': manifest };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // packageText writes a manifest.
  const { dependencies, peerDependencies } = JSON.parse(
    manifest,
  ) as Dependencies;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(modules, name), link);
  }
  return { folder, main: mainOf(Object.keys(files)) };
}

/** The file that stands for the library: its first entry. */
function mainOf(files: readonly string[]): string {
  const found = ['index', 'script']
    .flatMap(name => ['js', 'mjs', 'cjs'].map(end => `dist/${name}.${end}`))
    .find(file => files.includes(file));
  if (found) return found;
  throw new Error(
    `A build wrote neither dist/index nor dist/script, so nobody could load it: ${files.join(', ')}.`,
  );
}
