// Proves that no step of the gate reads a file that turbo.json excludes from its inputs:
// that file could change, and the step would be left out. Runs each step by itself and
// asks the file system which files of the repository and of the builds it read. Names
// choose steps:
// `npm run inputs:check -- e2e look`.
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, lstatSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../tooling/readCommand.ts';
import { reportProblems } from '../tooling/reportProblems.ts';
import { planSteps } from './runner/turbo.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Access times are kept only if they are older than the last change. */
const LONG_AGO = new Date(0);

/** Otherwise Git reads every file again whose access time was set. */
const env = {
  ...process.env,
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.trustctime',
  GIT_CONFIG_VALUE_0: 'false',
};

const watched = [
  ...execFileSync('git', ['ls-files', '-z'], { cwd: root })
    .toString()
    .split('\0'),
  ...globSync('{dist,.cache/fixtures/*/dist}/**', { cwd: root }),
].filter(file => file && lstatSync(path.join(root, file)).isFile());

function forgetReads(): void {
  for (const file of watched) {
    const name = path.join(root, file);
    utimesSync(name, LONG_AGO, lstatSync(name).mtime);
  }
}

function listReads(): string[] {
  return watched.filter(
    file => lstatSync(path.join(root, file)).atimeMs > LONG_AGO.getTime(),
  );
}

const { positionals: names } = readCommand({ allowPositionals: true });
const steps = planSteps(names.length > 0 ? names : ['change']).filter(
  ({ inputs }) => inputs.some(glob => glob.startsWith('!')),
);
const problems: string[] = [];
for (const { name, files } of steps) {
  const declared = new Set(files);
  forgetReads();
  const { status } = spawnSync('npm', ['run', '-s', name], {
    env,
    stdio: 'ignore',
  });
  if (status !== 0) {
    problems.push(`${name} failed, so not all of its reads were seen.`);
  }
  const reads = listReads();
  const missing = reads.filter(file => !declared.has(file));
  console.log(`${name}: read ${reads.length} of ${declared.size} inputs`);
  problems.push(
    ...missing.map(
      file =>
        `${name} reads ${file}, which turbo.json excludes: a change of it would not run the step. Let the exclusion end before it.`,
    ),
  );
}
reportProblems(problems, { total: `${steps.length} steps` });
