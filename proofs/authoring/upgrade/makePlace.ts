import {
  cpSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Code that runs inside the place, to find its packages. */
const runner = ['authoring/examples', 'content-model/examples', 'shared'];

/**
 * A folder from which examples are built as if it were the repository: with its
 * packages, some of them replaced by those of other folders.
 */
export function makePlace(
  root: string,
  place: string,
  ...replacements: string[]
): string {
  const packages = path.join(place, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  for (const from of [path.join(root, 'node_modules'), ...replacements]) {
    linkAll(from, packages);
  }
  for (const folder of runner) {
    cpSync(path.join(root, folder), path.join(place, folder), {
      recursive: true,
      filter: file => !file.endsWith('.test.ts'),
    });
  }
  writeFileSync(path.join(place, 'package.json'), '{ "type": "module" }\n');
  return place;
}

/** Links each package, and each command; what's there already is replaced. */
function linkAll(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const source = path.join(from, name);
    if (name.startsWith('@')) linkAll(source, path.join(to, name));
    else if (name === '.bin') linkCommands(source, path.join(to, name));
    else if (!name.startsWith('.')) link(source, path.join(to, name));
  }
}

function linkCommands(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const target = path.resolve(from, readlinkSync(path.join(from, name)));
    link(target, path.join(to, name));
  }
}

function link(target: string, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { recursive: true, force: true });
  symlinkSync(target, file);
}
