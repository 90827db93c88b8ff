// What may be installed: every package with a hash, none that runs code while it
// is installed but those we know of, and no version left open.
import { readFileSync } from 'node:fs';
import path from 'node:path';
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
    : ['.npmrc lets packages run code while they are installed']),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Look at the package before you trust it; what is all right goes into checks/lock/rules.ts with its reason.',
  );
}
console.log(
  `${Object.keys(packages).length - 1} packages, ${problems.length} failed`,
);
if (problems.length > 0) process.exitCode = 1;
