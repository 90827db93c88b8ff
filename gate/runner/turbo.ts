import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { toolVersions } from './toolVersions.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** A step of the gate, planned or run. */
export interface Step {
  name: string;
  /** Globs of the files it reads. */
  inputs: readonly string[];
  /** Those files. */
  files: readonly string[];
  /** Where it writes its test results, if it does. */
  report: string | undefined;
  isCached: boolean;
  /** Steps of the night always run, as long as they take. */
  isNightly: boolean;
  /** Undefined where it was not run, because a step it depends on failed. */
  exitCode: number | undefined;
}

/** What we read of Turborepo's plans and summaries. */
interface Summary {
  tasks: {
    task: string;
    inputs: Record<string, string>;
    command: string;
    cache: { status: 'HIT' | 'MISS' };
    execution?: { exitCode?: number };
    resolvedTaskDefinition: {
      cache: boolean;
      inputs: string[];
      outputs: string[];
    };
  }[];
}

const root = path.resolve(import.meta.dirname, '../..');
const summaries = path.join(root, '.turbo/runs');
const bin = path.join(root, 'node_modules/.bin/turbo');

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

function turbo(args: readonly string[], stdout: 'inherit' | 'pipe') {
  // The steps are those of the whole repository: its packages have no scripts.
  const given = [
    'run',
    ...args,
    '--single-package',
    '--framework-inference=false',
  ];
  return spawnSync(bin, given, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      // Programs from outside the lockfile decide results too.
      GATE_TOOLS: toolVersions(),
      // Pages show dates of commits, and the build its own commit.
      GATE_COMMIT: git('rev-parse', 'HEAD'),
      npm_config_script_shell: path.join(import.meta.dirname, 'timed-shell'),
    },
    stdio: ['ignore', stdout, 'inherit'],
  });
}

/** What the names stand for, and what would be run now. */
export function planSteps(names: readonly string[]): Step[] {
  const { stdout, status } = turbo([...names, '--dry=json'], 'pipe');
  if (status !== 0) {
    throw new Error(
      `Turborepo has no plan for ${names.join(', ')}, so nothing was run. Its message is above; turbo.json lists the steps.`,
    );
  }
  return readSteps(stdout);
}

/** Runs steps whose inputs changed since they last passed; prints what failed. */
export function runSteps(
  names: readonly string[],
  { isForced }: { isForced: boolean },
): Step[] {
  if (names.length === 0) return [];
  rmSync(summaries, { recursive: true, force: true });
  mkdirSync(path.join(root, '.cache/gate'), { recursive: true });
  turbo(
    [
      ...names,
      '--continue=dependencies-successful',
      `--concurrency=${availableParallelism()}`,
      '--log-order=grouped',
      '--output-logs=errors-only',
      '--summarize',
      ...(isForced ? ['--force'] : []),
    ],
    'inherit',
  );
  const [summary] = globSync(`${summaries}/*.json`);
  if (!summary) {
    throw new Error(
      'Turborepo left no summary in .turbo/runs, so nobody knows what passed. Its last lines above say why.',
    );
  }
  return readSteps(readFileSync(summary, 'utf8'));
}

function readSteps(text: string): Step[] {
  // Turborepo's own format, at the version we pin.
  const { tasks } = parseJson<Summary>(text);
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ task, inputs, cache, execution, resolvedTaskDefinition }) => ({
      name: task,
      inputs: resolvedTaskDefinition.inputs,
      files: Object.keys(inputs),
      report: resolvedTaskDefinition.outputs.find(file =>
        /^test-results\/[\w-]+\.json$/.test(file),
      ),
      isCached: cache.status === 'HIT',
      isNightly: !resolvedTaskDefinition.cache,
      exitCode: cache.status === 'HIT' ? 0 : execution?.exitCode,
    }));
}
