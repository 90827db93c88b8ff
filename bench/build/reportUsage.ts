// Loaded before a program that is measured: notes at its end what it used.
// A process knows its own figures; for its children the system has the sum.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.env.BENCH_USAGE_FILE;
const TICKS_PER_SECOND = 100;
const MICROSECONDS = 1_000_000;

function childSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // cutime and cstime, the 16th and 17th field of the line.
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0; // Only Linux tells.
  }
}

if (file) {
  // What this process starts is counted as its child and writes nothing.
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
