import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names under which packages keep the license of what they are, or have compiled in. */
const LICENSES =
  '{LICEN[CS]E,license,Copyright}*,dist/*.LICENSE.txt,compiled/**/license';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** The licenses of the packages that these files belong to, as one text. */
export function listLicenses(files: Iterable<string>): string {
  const folders = new Set([...files].flatMap(file => packageOf(file) ?? []));
  return [...folders]
    .map(describe)
    .sort()
    .join(`\n${'-'.repeat(72)}\n\n`);
}

/** The folder of the package that a file belongs to. */
export function packageOf(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

function describe(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest; // npm has checked it
  if (license === undefined) {
    throw new Error(
      `${name} ships with Rslib for the browser and has no license. Remove it, or find out which it is.`,
    );
  }
  const texts = globSync(`{${LICENSES}}`, { cwd: folder })
    .sort()
    .map(file => path.join(folder, file))
    .filter(file => existsSync(file))
    .map(file => readFileSync(file, 'utf8').trim());
  return [`${name} ${version}: ${license}`, ...texts, ''].join('\n\n');
}
