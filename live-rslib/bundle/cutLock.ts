import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An entry of a lockfile, as npm writes it. */
export interface LockedPackage {
  version?: string;
  cpu?: string[];
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

export const BINDING = '@rspack/binding-wasm32-wasi';

type Packages = Readonly<Record<string, LockedPackage>>;

export function readLock(root: string): Packages {
  const file = path.join(root, 'package-lock.json');
  // Only npm writes this file.
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
  return lock.packages;
}

/** A lockfile with the binding and what it depends on, for every processor. */
export function cutLock(packages: Packages): {
  lockfileVersion: number;
  requires: boolean;
  packages: Packages;
} {
  const native = packages['node_modules/@rspack/core']?.version;
  const found = packages[`node_modules/${BINDING}`]?.version;
  if (found === undefined || found !== native) {
    throw new Error(
      `package-lock.json has ${BINDING} ${found ?? 'nowhere'}, but @rspack/core ${native}: the browser would build with another Rspack. Without a binding of this version, Rslib can't be upgraded, or live-rslib/ has to be removed.`,
    );
  }
  const places = withDependencies(packages, [`node_modules/${BINDING}`]);
  const entries = places.map(place => {
    const { cpu: _cpu, ...entry } = packages[place] ?? {};
    return [place, { ...entry, optional: false, dev: false }] as const;
  });
  return {
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { dependencies: { [BINDING]: found } },
      ...Object.fromEntries(entries),
    },
  };
}

/** All of them are at the top of `node_modules`, or the check below fails. */
function withDependencies(
  packages: Packages,
  places: readonly string[],
): string[] {
  const all = new Set(places);
  for (const place of all) {
    const entry = packages[place];
    if (!entry) throw new Error(`package-lock.json doesn't have ${place}.`);
    for (const name of Object.keys(entry.dependencies ?? {})) {
      all.add(`node_modules/${name}`);
    }
  }
  return [...all];
}
