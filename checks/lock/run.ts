// Checks what may be installed: every package has a hash and an exact version, and
// only packages we know of run code during installation.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from '../reportProblems.ts';
import { checkLock, findRanges, type LockedPackage } from './checkLock.ts';
import { lockRules } from './rules.ts';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};
const { dependencies, devDependencies, overrides } = JSON.parse(
  read('package.json'),
) as Record<string, Record<string, string>>;

const problems = [
  ...checkLock(packages, lockRules),
  ...findRanges({ ...dependencies, ...devDependencies, ...overrides }),
  ...(/^ignore-scripts=true$/m.test(read('.npmrc'))
    ? []
    : ['.npmrc lets packages run code during installation']),
];
reportProblems(problems, {
  total: `${Object.keys(packages).length - 1} packages`,
  remedy:
    'Review the package before you trust it, then list it in checks/lock/rules.ts with the reason.',
});
