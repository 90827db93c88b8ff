// Puts one fault at a time into a copy of the project and expects the check meant
// for it to fail. Words select mutants by name.
//   npm run verify:mutation [word …] pages and examples, some seconds each
//   npm run test:mutation [word …]     the built site, about a minute each
//   npm run test:emptied [word …]      behaviors and hooks, some seconds each
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPackages, copySources } from '../../scripts/copyProject.ts';
import { docsMutants } from './docs.ts';
import { emptiedMutants } from './emptied.ts';
import { applyEdit, type Mutant } from './Mutant.ts';
import { siteMutants, testClauses } from './site.ts';

const suites: Record<string, readonly Mutant[]> = {
  docs: docsMutants,
  emptied: emptiedMutants,
  site: siteMutants,
};
const [suite = '', ...words] = process.argv.slice(2);
const chosen = (suites[suite] ?? []).filter(({ name }) =>
  words.every(word => name.includes(word)),
);
const root = process.cwd();
const copy = path.join(tmpdir(), `rslib-website-mutants-${suite}`);

function writeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  copySources(root, copy);
  copyPackages(root, copy);
  // Results are cached by a hash of all their inputs, so mutants miss the cache.
  const built = '.cache/examples';
  if (existsSync(path.join(root, built))) {
    mkdirSync(path.join(copy, '.cache'));
    symlinkSync(path.join(root, built), path.join(copy, built));
  }
}

/** Runs commands in the copy; returns the output of the first that fails. */
function firstFailure(commands: readonly string[][]): string | undefined {
  for (const [program = '', ...args] of commands) {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, TZ: 'UTC', RSPRESS_PERSISTENT_CACHE: 'false' },
    });
    if (status !== 0) return `${stdout}\n${stderr}`.trim();
  }
  return undefined;
}

/** Why a mutant survived; undefined if it was caught. */
function survivalOf({ edits, check, caughtBy }: Mutant): string | undefined {
  for (const edit of edits) {
    const file = path.join(copy, edit[0]);
    writeFileSync(file, applyEdit(readFileSync(file, 'utf8'), edit));
  }
  const failure = firstFailure(check);
  for (const [file] of edits) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  if (failure === undefined) return 'The check passes.';
  return failure.includes(caughtBy)
    ? undefined
    : `The check fails, but doesn't name ${caughtBy}:\n${failure}`;
}

writeCopy();
try {
  const clean =
    suite === 'site'
      ? testClauses(chosen.map(({ caughtBy }) => caughtBy.slice(1)))
      : new Map(
          chosen.flatMap(({ check }) => check).map(one => [one.join(' '), one]),
        )
          .values()
          .toArray();
  const failure = firstFailure(clean);
  if (failure !== undefined) {
    throw new Error(
      `A check fails without any mutant, so a failure would prove nothing. Fix it first:\n${failure}`,
    );
  }
  let survivors = 0;
  for (const mutant of chosen) {
    const reason = survivalOf(mutant);
    console.log(`${reason ? 'SURVIVED' : 'caught  '}  ${mutant.name}`);
    if (!reason) continue;
    console.error(reason);
    survivors += 1;
  }
  console.log(
    `${chosen.length - survivors} of ${chosen.length} mutants caught`,
  );
  process.exitCode = survivors > 0 || chosen.length === 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
