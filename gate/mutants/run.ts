// Empties one function of a behavior or hook at a time, in a copy of the project, and
// expects the unit test next to it to fail. Words select functions by file and name.
//   npm run test:emptied [word …]      some seconds each
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPackages, copySources } from '../../tooling/copyProject.ts';
import { emptiedFunctions, type EmptiedFunction } from './emptied.ts';

const words = process.argv.slice(2);
const chosen = emptiedFunctions.filter(({ file, name }) =>
  words.every(word => `${file} ${name}`.includes(word)),
);
const root = process.cwd();
const copy = path.join(tmpdir(), 'rslib-website-emptied');

/** Runs tests in the copy; returns what they print if one fails. */
function failureOf(...tests: string[]): string | undefined {
  // One failure is enough, and a test that waits in vain has failed.
  const limits = ['--bail', '1', '--testTimeout', '20000'];
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/rstest',
    ['run', ...tests, ...limits],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } },
  );
  return status === 0 ? undefined : `${stdout}\n${stderr}`.trim();
}

/** Why nobody noticed; undefined if the test did. */
function survivalOf(emptied: EmptiedFunction): string | undefined {
  const { file, test = 'no test' } = emptied;
  writeFileSync(path.join(copy, file), emptied.code);
  const failure = failureOf(test);
  cpSync(path.join(root, file), path.join(copy, file));
  if (failure === undefined) return 'The test passes.';
  return failure.includes(test)
    ? undefined
    : `The run fails, but doesn't name ${test}:\n${failure}`;
}

rmSync(copy, { recursive: true, force: true });
copySources(root, copy);
copyPackages(root, copy);
try {
  const failure = failureOf(
    ...new Set(chosen.flatMap(({ test = [] }) => test)),
  );
  if (failure !== undefined) {
    throw new Error(
      `A test fails with nothing emptied, so a failure would prove nothing. Fix it first:\n${failure}`,
    );
  }
  let survivors = 0;
  for (const emptied of chosen) {
    const reason = survivalOf(emptied);
    const { file, name, test } = emptied;
    console.log(
      `${reason ? 'SURVIVED' : 'caught  '}  ${file} ${name} | ${test}`,
    );
    if (!reason) continue;
    console.error(reason);
    survivors += 1;
  }
  console.log(
    `${chosen.length - survivors} of ${chosen.length} empty functions caught`,
  );
  process.exitCode = survivors > 0 || chosen.length === 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
