import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { collectOutput } from '../../tooling/collectOutput.ts';

export interface Timing {
  /** From the start of the first process to the end of the last. */
  wallSeconds: number;
  /** Of the processes and those they waited for, in steps of 10 ms. */
  cpuSeconds: number;
}

const TICKS_PER_SECOND = 100;
const MESSAGE_END = 3000;

/**
 * CPU time of all children that have ended. The system counts it, so nothing has
 * to be loaded into the tool, which would add to the time it takes to start.
 */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  // cutime and cstime, fields 16 and 17 of the line.
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Runs Node programs one after the other and measures them together. */
export async function runTimed(
  commands: readonly (readonly string[])[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Timing> {
  const cpuBefore = childSeconds();
  const start = performance.now();
  for (const args of commands) {
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { exitCode, output } = await collectOutput(child);
    if (exitCode === 0) continue;
    throw new Error(
      `\`node ${args.join(' ')}\` exited with ${exitCode} in ${cwd}, so it can't be measured. Its output:\n${output.trim().slice(-MESSAGE_END)}`,
    );
  }
  const wallSeconds = (performance.now() - start) / 1000;
  return { wallSeconds, cpuSeconds: childSeconds() - cpuBefore };
}
