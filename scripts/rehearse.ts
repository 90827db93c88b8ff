// What would break with another version of a package, before it is installed here:
// `npm run rehearse -- @rspress/core@2.0.21`, in a copy of the last commit. Failures
// are grouped by the override of the engine they concern. `@latest` and `@prerelease`
// stand for the newest of their kind, `--quick` leaves the browser tests out, and
// `--broken` proves that each override reports an engine that changed under it.
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../command-line/readCommand.ts';
import { collectOutput } from './collectOutput.ts';
import { breakages } from './rehearse/breakages.ts';
import { createCopy } from './rehearse/createCopy.ts';
import {
  groupFailures,
  printGroups,
  type Failure,
} from './rehearse/groupFailures.ts';
import { parseJson } from '../shared/parseJson.ts';

const QUICK = ['types', 'contract', 'build', 'budgets:check', 'dev:check'];
const FULL = [...QUICK, 'fixtures', 'e2e', 'clauses'];
/** These read dist/. */
const AFTER_BUILD = ['budgets:check', 'e2e', 'clauses'];

const root = path.resolve(import.meta.dirname, '..');
const overrides = [
  'callouts',
  ...readdirSync(path.join(root, 'engine'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name),
];
const { values, positionals } = readCommand({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    broken: { type: 'boolean', default: false },
  },
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
  const view = (...keys: string[]) =>
    JSON.parse(npm(root, 'view', name, ...keys, '--json')) as unknown;
  const latest = String(view('dist-tags.latest'));
  if (wanted === 'latest') return latest === installed ? undefined : latest;
  // In the order of publication, unlike `versions`.
  const times = Object.entries(view('time') as Record<string, string>).sort(
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

async function rehearseBreakages(copy: string): Promise<boolean> {
  let missed = 0;
  for (const { override, change, file, text, becomes, step } of breakages) {
    const target = path.join(copy, 'node_modules/@rspress/core', file);
    const code = readFileSync(target, 'utf8');
    if (!code.includes(text)) {
      throw new Error(
        `${file} of the engine has no \`${text}\` to break. Adapt scripts/rehearse/breakages.ts to this version.`,
      );
    }
    // Removed first: the file is a link to the one in use.
    const write = (content: string) => {
      rmSync(target);
      writeFileSync(target, content);
    };
    write(code.replace(text, () => becomes));
    const failures = await runStep(copy, step ?? 'contract');
    write(code);
    const groups = groupFailures(failures, overrides);
    const [report] = groups.get(override) ?? [];
    if (!report) missed += 1;
    console.log(`${report ? 'told' : 'MISSED'}  ${override}: ${change}`);
    if (report) console.log(`  ${report}`);
    else printGroups(groups);
  }
  console.log(`\n${breakages.length - missed} told, ${missed} missed`);
  return missed === 0;
}

const [, name = '', wanted = ''] =
  /^(.+)@(.+)$/.exec(positionals[0] ?? '') ?? [];
if (!values.broken && !wanted) {
  throw new Error(
    'Say which version to rehearse, such as `npm run rehearse -- @rspress/core@latest`, or --broken.',
  );
}
const version = values.broken ? '' : findVersion(name, wanted);
if (version === undefined) {
  console.log(`${name} has no ${wanted} newer than ours.`);
} else {
  const copy = createCopy(root);
  try {
    const isGood = values.broken
      ? await rehearseBreakages(copy)
      : await rehearse(copy, name, version);
    process.exitCode = isGood ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
