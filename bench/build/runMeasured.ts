import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectOutput } from '../../scripts/collectOutput.ts';

export interface Usage {
  /** Of the program, its threads, and the processes it waited for. */
  cpuSeconds: number;
  wallSeconds: number;
  /** Peak memory of the program itself. */
  peakBytes: number;
}

const preload = path.join(import.meta.dirname, 'reportUsage.ts');

/** Runs a Node program to completion and measures it. */
export async function runMeasured(
  args: readonly string[],
  cwd: string,
): Promise<Usage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-usage-'));
  const file = path.join(folder, 'usage.json');
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    cwd,
    env: {
      ...process.env,
      TZ: 'UTC',
      RSPRESS_PERSISTENT_CACHE: 'false',
      BENCH_USAGE_FILE: file,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { exitCode, output } = await collectOutput(child);
  const wallSeconds = (performance.now() - start) / 1000;
  const note = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (exitCode !== 0 || note === undefined) {
    throw new Error(
      `\`node ${args.join(' ')}\` exited with ${exitCode} in ${cwd}, so it can't be measured. Its output:\n${output.trim().slice(-4000)}`,
    );
  }
  return {
    ...(JSON.parse(note) as Omit<Usage, 'wallSeconds'>),
    wallSeconds,
  };
}

export const engine = path.resolve(
  import.meta.dirname,
  '../../node_modules/@rspress/core/bin/rspress.js',
);
