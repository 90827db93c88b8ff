import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';

/** Where and with what a result was measured. */
export interface Facts {
  date: string;
  commit: string;
  /** Of the last minute, when the run started; a quiet machine is below 1. */
  loadAverage: number;
  cores: number;
  memoryGiB: number;
  versions: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '../..');
const GIBIBYTE = 1024 ** 3;

export function packageVersion(name: string, from = root): string {
  const file = path.join(from, 'node_modules', name, 'package.json');
  const { version } = parseJson<{
    version: string;
  }>(readFileSync(file, 'utf8'));
  return version;
}

function describeCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const hash = git('rev-parse', '--short=10', 'HEAD');
  const changed = git('status', '--porcelain', '--', ':!bench/results');
  return changed ? `${hash} with changes` : hash;
}

/** The current facts; call it before the run puts load on the machine. */
export function readFacts(versions: Record<string, string> = {}): Facts {
  const [load = 0] = loadavg();
  return {
    date: new Date().toISOString(),
    commit: describeCommit(),
    loadAverage: Number(load.toFixed(2)),
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / GIBIBYTE),
    versions: {
      node: process.versions.node,
      rspress: packageVersion('@rspress/core'),
      react: packageVersion('react'),
      ...versions,
    },
  };
}
