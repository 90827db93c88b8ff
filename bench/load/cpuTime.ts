import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = () =>
  Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU seconds that a process and its children have used, from the kernel. */
export function cpuSeconds(pid: number): number {
  return (
    [pid, ...childrenOf(pid)].reduce((sum, id) => sum + ticksOf(id), 0) /
    ticksPerSecond()
  );
}

function statOf(pid: number): string[] {
  // The program name is in parentheses and may contain spaces.
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Time in user and kernel mode: fields 14 and 15 of the file. */
function ticksOf(pid: number): number {
  const fields = statOf(pid);
  return Number(fields[11]) + Number(fields[12]);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(id => {
      try {
        return Number(statOf(id)[1]) === pid;
      } catch {
        return false; // It ended meanwhile.
      }
    });
}
