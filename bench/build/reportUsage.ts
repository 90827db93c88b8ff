// Preloaded into a program being measured: records its resource usage on exit.
// A process knows its own numbers; the system has the total for its children.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.env.BENCH_USAGE_FILE;
const TICKS_PER_SECOND = 100;
const MICROSECONDS = 1_000_000;

function childSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // cutime and cstime, fields 16 and 17 of the line.
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0; // Only Linux tells.
  }
}

if (file) {
  // Processes started from here count as children and write nothing.
  delete process.env.BENCH_USAGE_FILE;
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = {
      cpuSeconds: (userCPUTime + systemCPUTime) / MICROSECONDS + childSeconds(),
      peakBytes: maxRSS * 1024,
    };
    writeFileSync(file, JSON.stringify(usage));
  });
}
