// The gate: runs the named checks, two in parallel if each uses one processor,
// continues after a failure so that all failures show, and ends with one line of
// totals. `npm run gate lint types` runs some of its steps, `npm run gate -- --list`
// names them all. One command alone prints as it goes, and takes arguments:
// `npm run gate budgets:check -- --record`.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { excerpt } from './ci/excerpt.ts';
import { readTestReport, type Count } from './ci/readTestReport.ts';
import {
  commandOf,
  inProject,
  listCommands,
  runAlone,
} from './ci/runCommand.ts';
import { schedule, type Outcome } from './ci/schedule.ts';
import { type Step, steps } from './ci/steps.ts';
import { collectOutput } from './collectOutput.ts';

const PROCESSORS = 2;

const root = path.resolve(import.meta.dirname, '..');
const names = process.argv.slice(2);
if (names.includes('--list')) {
  console.log(listCommands());
  process.exit();
}
const isStep = (name: string) => steps.some(step => step.name === name);
const [only, ...rest] = names;
if (only !== undefined && (rest.length === 0 || !rest.every(isStep))) {
  process.exit(runAlone(only, rest));
}
if (only !== undefined && !isStep(only)) {
  throw new Error(
    `${only} is no step of the gate, so nothing was run. Other commands run alone: \`npm run gate ${only}\`.`,
  );
}

const seconds = new Map<string, number>();
const outputs = new Map<string, string>();

/** Runs a step and prints its output when it has finished. */
async function run({ name }: Step): Promise<boolean> {
  const start = performance.now();
  const child = spawn(commandOf(name), {
    ...inProject,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { exitCode, output } = await collectOutput(child);
  seconds.set(name, (performance.now() - start) / 1000);
  outputs.set(name, output);
  console.log(`\n── ${name}\n${output.trimEnd()}`);
  return exitCode === 0;
}

const total: Count = { passed: 0, failed: 0 };

/** A step's line in the summary, and below it what failed. */
function summarize({ task, passed, blockedBy }: Outcome<Step>): string[] {
  const { name, report } = task;
  total[passed ? 'passed' : 'failed'] += 1;
  const tests = report ? readTestReport(path.join(root, report)) : undefined;
  if (tests) {
    total.passed += tests.passed;
    total.failed += tests.failed;
  }
  const isListed = tests !== undefined && tests.failures.length > 0;
  const details = isListed ? tests.failures : excerpt(outputs.get(name) ?? '');
  const time = `${seconds.get(name)?.toFixed(1).padStart(7)} s`;
  return [
    [
      passed ? 'pass' : 'FAIL',
      name.padEnd(18),
      blockedBy === undefined ? time : `not run, ${blockedBy} failed`,
      tests ? `  tests: ${tests.passed} passed, ${tests.failed} failed` : '',
    ].join('  '),
    ...(passed ? [] : details).map(line => `        ${line}`),
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

// Failures first, so that a long list of passes doesn't hide them.
const ordered = outcomes.toSorted(
  (a, b) => Number(a.passed) - Number(b.passed),
);
console.log(`\n${ordered.flatMap(summarize).join('\n')}`);
console.log(`in ${minutes.toFixed(1)} minutes`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
