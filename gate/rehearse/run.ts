// What would break with another version of a package, before it is installed here:
// `npm run rehearse -- @rspress/core@2.0.21`, in a copy of the last commit. Failures
// are grouped by the override of the engine they concern. `@latest` and `@prerelease`
// stand for the newest of their kind, and `--quick` leaves the browser tests out.
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { collectOutput } from '../../tooling/collectOutput.ts';
import { createCopy } from './createCopy.ts';
import { groupFailures, printGroups, type Failure } from './groupFailures.ts';
import { parseJson } from '../../shared/parseJson.ts';

const QUICK = ['types', 'contract', 'build', 'budgets:check', 'dev:check'];
const FULL = [...QUICK, 'fixtures', 'e2e', 'clauses'];
/** These read dist/. */
const AFTER_BUILD = ['budgets:check', 'e2e', 'clauses'];

const root = path.resolve(import.meta.dirname, '../..');
const overrides = [
  // What else the contract test begins titles with.
  ...['callouts', 'head-script', 'island-data', 'search'],
  ...readdirSync(path.join(root, 'engine'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name),
];
const { values, positionals } = readCommand({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});

async function runStep(copy: string, step: string): Promise<Failure[]> {
  const child = spawn('npm', ['run', step], {
    cwd: copy,
    env: {
      ...process.env,
      TZ: 'UTC',
      RSPRESS_PERSISTENT_CACHE: 'false',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { exitCode, output } = await collectOutput(child);
  return exitCode === 0 ? [] : [{ step, output }];
}

function npm(copy: string, ...args: string[]): string {
  return execFileSync('npm', args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The versions asked for; none where there is nothing newer. */
function findVersion(name: string, wanted: string): string | undefined {
  const installed = readVersion(root, name);
  if (wanted !== 'latest' && wanted !== 'prerelease') return wanted;
  const view = <T>(...keys: string[]) =>
    parseJson<T>(npm(root, 'view', name, ...keys, '--json'));
  const latest = view<string>('dist-tags.latest');
  if (wanted === 'latest') return latest === installed ? undefined : latest;
  // In the order of publication, unlike `versions`.
  const times = Object.entries(view<Record<string, string>>('time')).sort(
    ([, a], [, b]) => (a < b ? -1 : 1),
  );
  const newer = times.slice(times.findIndex(([one]) => one === latest) + 1);
  return newer.map(([one]) => one).findLast(one => one.includes('-'));
}

function readVersion(folder: string, name: string): string {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return parseJson<{ version: string }>(readFileSync(file, 'utf8')).version;
}

async function rehearse(copy: string, name: string, version: string) {
  // Both are one package in two.
  const names = name === 'react' ? ['react', 'react-dom'] : [name];
  npm(
    copy,
    ...['install', '--save-exact', '--ignore-scripts', '--no-audit'],
    ...['--no-fund', ...names.map(one => `${one}@${version}`)],
  );
  console.log(`${name}@${readVersion(copy, name)}`);
  const failures: Failure[] = [];
  for (const step of values.quick ? QUICK : FULL) {
    const isUnbuilt = failures.some(failure => failure.step === 'build');
    if (isUnbuilt && AFTER_BUILD.includes(step)) continue;
    const failed = await runStep(copy, step);
    console.log(`${failed.length > 0 ? 'FAIL' : 'pass'}  ${step}`);
    failures.push(...failed);
  }
  printGroups(groupFailures(failures, overrides));
  return failures.length === 0;
}

const [, name = '', wanted = ''] =
  /^(.+)@(.+)$/.exec(positionals[0] ?? '') ?? [];
if (!wanted) {
  throw new Error(
    'Say which version to rehearse, such as `npm run rehearse -- @rspress/core@latest`.',
  );
}
const version = findVersion(name, wanted);
if (version === undefined) {
  console.log(`${name} has no ${wanted} newer than ours.`);
} else {
  const copy = createCopy(root);
  try {
    process.exitCode = (await rehearse(copy, name, version)) ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
