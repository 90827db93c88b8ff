// Checks what may be installed: every package has a hash and an exact version, and
// only packages we know of run code during installation. So has every package of
// examples with a lock file. Packages of this repository share one version of each.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from '../../tooling/reportProblems.ts';
import { checkLock, findRanges, type LockedPackage } from './checkLock.ts';
import { lockRules } from './rules.ts';
import { parseJson } from '../../shared/parseJson.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const packages = Object.fromEntries(
  globSync('{.,examples/*}/package-lock.json', { cwd: root }).flatMap(file => {
    const lock = parseJson<{
      packages: Record<string, LockedPackage>;
    }>(read(file));
    return Object.entries(lock.packages)
      .filter(([place]) => place !== '')
      .map(([place, entry]) => [path.join(file, '..', place), entry] as const);
  }),
);

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const readManifest = (folder: string) =>
  parseJson<Manifest>(read(path.join(folder, 'package.json')));
const { workspaces = [] } = readManifest('.');

const problems = [
  ...checkLock(packages, { ...lockRules, workspaces }),
  ...['.', ...workspaces].flatMap(folder => {
    const { dependencies, devDependencies, overrides } = readManifest(folder);
    return findRanges({ ...dependencies, ...devDependencies, ...overrides });
  }),
  ...(/^ignore-scripts=true$/m.test(read('.npmrc'))
    ? []
    : ['.npmrc lets packages run code during installation']),
];
reportProblems(problems, {
  total: `${Object.keys(packages).length} packages`,
  remedy:
    'Review the package before you trust it, then list it in gate/lock/rules.ts with the reason.',
});
