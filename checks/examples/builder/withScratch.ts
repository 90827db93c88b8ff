import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Packages whose own modules land in the output. Short module ids are made from
 * the path to a module, so these must lie at the same place on every machine.
 */
const copiedPackages = [
  '@rsbuild/plugin-vue',
  'mitt',
  'react',
  'react-dom',
  'rspack-vue-loader',
];

/** Works in a folder outside the repository in which our packages can be imported. */
export async function withScratch(
  root: string,
  work: (scratch: string) => Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(
    path.join(realpathSync(tmpdir()), 'rslib-examples-'),
  );
  try {
    linkPackages(
      path.join(root, 'node_modules'),
      path.join(scratch, 'node_modules'),
      copiedPackages,
    );
    await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Puts all packages of a folder into another: as links, and some as copies. */
export function linkPackages(
  from: string,
  to: string,
  copied: readonly string[],
) {
  const names = readdirSync(from).flatMap(name =>
    name.startsWith('@')
      ? readdirSync(path.join(from, name)).map(inner => `${name}/${inner}`)
      : name,
  );
  for (const name of names) {
    const target = path.join(to, name);
    mkdirSync(path.dirname(target), { recursive: true });
    if (copied.includes(name)) {
      cpSync(path.join(from, name), target, { recursive: true });
    } else symlinkSync(path.join(from, name), target);
  }
}
