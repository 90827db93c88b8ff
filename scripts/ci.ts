// The gate: runs the named checks, two in parallel if each uses one processor,
// continues after a failure so that all failures show, and ends with one line of
// totals. Arguments select steps: `node scripts/ci.ts lint types`.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readTestReport, type Count } from './ci/readTestReport.ts';
import { schedule, type Outcome } from './ci/schedule.ts';
import { type Step, steps } from './ci/steps.ts';
import { collectOutput } from './collectOutput.ts';

const PROCESSORS = 2;

const root = path.resolve(import.meta.dirname, '..');
const names = process.argv.slice(2);
const unknown = names.filter(name => !steps.some(step => step.name === name));
if (unknown.length > 0) {
  throw new Error(
    `There is no step named ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
}

const seconds = new Map<string, number>();

/** Runs a package.json script and prints its output when it has finished. */
async function run({ name }: Step): Promise<boolean> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { exitCode, output } = await collectOutput(child);
  seconds.set(name, (performance.now() - start) / 1000);
  console.log(`\n── ${name}\n${output.trimEnd()}`);
  return exitCode === 0;
}

const total: Count = { passed: 0, failed: 0 };

/** A step's line in the summary, and one for each of its failed tests. */
function summarize({ task, passed, blockedBy }: Outcome<Step>): string[] {
  const { name, report } = task;
  total[passed ? 'passed' : 'failed'] += 1;
  const tests = report ? readTestReport(path.join(root, report)) : undefined;
  if (tests) {
    total.passed += tests.passed;
    total.failed += tests.failed;
  }
  const time = `${seconds.get(name)?.toFixed(1).padStart(7)} s`;
  return [
    [
      passed ? 'pass' : 'FAIL',
      name.padEnd(18),
      blockedBy === undefined ? time : `not run, ${blockedBy} failed`,
      tests ? `  tests: ${tests.passed} passed, ${tests.failed} failed` : '',
    ].join('  '),
    ...(tests?.failures ?? []).map(failure => `        ${failure}`),
  ];
}

const chosen = steps.filter(
  ({ name }) => names.length === 0 || names.includes(name),
);
for (const { report } of chosen) {
  // Leftovers of an earlier run must not count for this one.
  if (report) rmSync(path.join(root, report), { force: true });
}
const start = performance.now();
const outcomes = await schedule(chosen, PROCESSORS, run);
const minutes = (performance.now() - start) / 60_000;

console.log(`\n${outcomes.flatMap(summarize).join('\n')}`);
console.log(`in ${minutes.toFixed(1)} minutes`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
