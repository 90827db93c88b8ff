import { readdirSync, readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface Process {
  parent: number;
  ticks: number;
}

/** A process, if it still runs: /proc/PID/stat, behind the name of its program. */
function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // In user and system mode, its own and that of the children it has outlived.
    const ticks = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      ticks: ticks.reduce((sum, one) => sum + one, 0),
    };
  } catch {
    return undefined;
  }
}

/** CPU seconds of this worker and of its browser, so far. */
export function cpuSeconds(): number {
  const processes = new Map<number, Process>();
  for (const pid of readdirSync('/proc')) {
    const one = /^\d+$/.test(pid) ? readProcess(pid) : undefined;
    if (one) processes.set(Number(pid), one);
  }
  const isOurs = (pid: number): boolean => {
    if (pid === process.pid) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && isOurs(parent);
  };
  let ticks = 0;
  for (const [pid, one] of processes) if (isOurs(pid)) ticks += one.ticks;
  return ticks / TICKS_PER_SECOND;
}

/** Notes what each test costs, for the ceilings in gate/runner/times.json. */
export const test = base.extend<{ cpu: void }>({
  cpu: [
    // Playwright reads a fixture's dependencies from the pattern, even if empty.
    // rslint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      const before = cpuSeconds();
      await use();
      const description = (cpuSeconds() - before).toFixed(2);
      testInfo.annotations.push({ type: 'cpu', description });
    },
    { auto: true },
  ],
});
