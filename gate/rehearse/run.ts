// What would break with another version of a package, before it is installed here:
// `npm run rehearse -- @rspress/core@2.0.21`, in a copy of the last commit. Of a step
// that fails, it shows what concerns each override of the engine, or the last lines.
// `@latest` and `@prerelease` stand for the newest of their kind, and `--quick` leaves
// the browser tests out.
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { collectOutput } from '../../tooling/collectOutput.ts';
import { copyPackages } from '../../tooling/copyProject.ts';
import { parseJson } from '../../shared/parseJson.ts';

const QUICK = ['types', 'contract', 'build', 'budgets:check', 'dev:check'];
const FULL = [...QUICK, 'fixtures', 'e2e', 'clauses'];
/** These read dist/. */
const AFTER_BUILD = ['budgets:check', 'e2e', 'clauses'];
/** What a build would otherwise make again; copied, since a build writes here. */
const CACHES = ['.cache/og-images', '.cache/compress'];
const LAST_LINES = 12;

const root = path.resolve(import.meta.dirname, '../..');
const overrides = [
  // What else the contract test begins titles with.
  ...['callouts', 'head-script', 'island-data', 'search'],
  ...readdirSync(path.join(root, 'engine'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name),
].join('|');
/** An error of an override, the title of a failed test, or a file of one. */
const OVERRIDE = new RegExp(
  `\\[(${overrides})\\] |FAIL .*[> ](${overrides}): |engine/(${overrides})/\\S+: error`,
);
const { values, positionals } = readCommand({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});

/** A copy of the last commit with its packages, which cost no space: they are links. */
function createCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  run('git', 'clone', '--quiet', '--shared', root, copy);
  copyPackages(root, copy);
  run('mkdir', '-p', path.join(copy, '.cache'));
  for (const cache of CACHES) {
    const source = path.join(root, cache);
    if (existsSync(source)) run('cp', '-a', source, path.join(copy, cache));
  }
  return copy;
}

/** Runs a step; prints how it went, and why it failed. */
async function passes(copy: string, step: string): Promise<boolean> {
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
  console.log(`${exitCode === 0 ? 'pass' : 'FAIL'}  ${step}`);
  if (exitCode === 0) return true;
  const lines = output.split('\n').filter(line => line.trim());
  const named = new Set(lines.filter(line => OVERRIDE.test(line)));
  const groups = Map.groupBy(
    named.size > 0 ? named : lines.slice(-LAST_LINES),
    line => OVERRIDE.exec(line)?.slice(1).find(Boolean) ?? 'other',
  );
  for (const [name, about] of groups) {
    console.log(`  ${name}`);
    for (const line of about) console.log(`      ${line.trim()}`);
  }
  return false;
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
  const failed: string[] = [];
  for (const step of values.quick ? QUICK : FULL) {
    if (failed.includes('build') && AFTER_BUILD.includes(step)) continue;
    if (!(await passes(copy, step))) failed.push(step);
  }
  return failed.length === 0;
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
  const copy = createCopy();
  try {
    process.exitCode = (await rehearse(copy, name, version)) ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
