import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';

/** The entry of a package in the lockfile. */
export interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dependencies?: Readonly<Record<string, string>>;
  /** Only of the project itself. */
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** All installed packages by folder; the project itself is ''. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export function readLock(project: string): LockedPackages {
  const text = readFileSync(path.join(project, 'package-lock.json'), 'utf8');
  return parseJson<{ packages: LockedPackages }>(text).packages;
}
