import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';

/** The entry of a package in the lockfile. */
export interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dependencies?: Readonly<Record<string, string>>;
  /** Only of the project itself and its workspaces. */
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  /** A workspace, whose own entry is that of its folder. */
  link?: boolean;
}

/** All installed packages by folder; the project itself is '', a workspace its name. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export function readLock(project: string): LockedPackages {
  const text = readFileSync(path.join(project, 'package-lock.json'), 'utf8');
  return parseJson<{ packages: LockedPackages }>(text).packages;
}
