// The gate: everything a change must pass, as steps of turbo.json. Turborepo runs as
// many at once as there are cores and leaves out those whose inputs are the same as in
// a green run; failures don't stop the others. Ends with one line of totals.
//   npm run gate                 the steps of the gate
//   npm run gate lint types      some steps, of the gate or of the night
//   npm run gate -- --force      again, whatever has passed before
//   npm run gate -- --record     keeps the times as the new ceilings
//   npm run gate -- --list       what would be run now, and what has passed
//   npm run gate night -- --names    the steps of the night, for the workflow
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../tooling/readCommand.ts';
import { Mistake } from '../tooling/mistakes.ts';
import { readTestReport, type Count } from './runner/readTestReport.ts';
import {
  checkTimes,
  formatTimes,
  readLimits,
  recordTimes,
  type Time,
} from './runner/times.ts';
import { planSteps, runSteps, type Step } from './runner/turbo.ts';

const { values, positionals } = readCommand(
  {
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      names: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  },
  'Run `npm run gate`, or `npm run gate lint types` for some steps.',
);

/** Lines of a failed step that the summary repeats. */
const LAST_LINES = 12;
/**
 * They go first: what the other steps do depends on the files they write, and on
 * nothing else of them. So a change that leaves the site as it was runs no browser.
 */
const BUILDS: Readonly<Record<string, RegExp>> = {
  build: /^dist\//,
  fixtures: /^\.cache\/fixtures\//,
};

const root = path.resolve(import.meta.dirname, '..');
const planned = planSteps(positionals.length > 0 ? positionals : ['change']);
if (planned.length === 0) {
  throw new Mistake(
    `${positionals.join(', ')} is no step of turbo.json with a script in package.json, so nothing was run.`,
  );
}
const builds = Object.keys(BUILDS).filter(build =>
  planned.some(step => step.name === build || reads(step, build)),
);

function reads({ inputs }: Step, build: string): boolean {
  return inputs.some(glob => BUILDS[build]?.test(glob));
}

if (values.names) {
  console.log(JSON.stringify(planned.map(({ name }) => name)));
  process.exit();
}
if (values.list) {
  for (const { name, isCached } of planned) {
    console.log(`${isCached ? 'passed before' : 'to be run    '}  ${name}`);
  }
  process.exit();
}

// Turborepo brings back the results of steps that it leaves out.
for (const leftover of ['.cache/gate', 'test-results']) {
  rmSync(path.join(root, leftover), { recursive: true, force: true });
}
const start = performance.now();
const options = { isForced: values.force };
const built = runSteps(builds, options);
const broken = built.filter(hasFailed).map(({ name }) => name);
const others = planned.filter(({ name }) => !builds.includes(name));
const isBlocked = (step: Step) => broken.some(build => reads(step, build));
const steps = [
  ...built,
  ...others
    .filter(isBlocked)
    .map(step => ({ ...step, isCached: false, exitCode: undefined })),
  ...runSteps(
    others.filter(step => !isBlocked(step)).map(({ name }) => name),
    options,
  ),
];
const minutes = (performance.now() - start) / 60_000;

function hasFailed({ exitCode }: Step): boolean {
  return exitCode !== 0;
}

const total: Count = { passed: 0, failed: 0 };
const times: Record<string, Time> = {};

/** A step's line in the summary, and below it what failed. */
function summarize(step: Step): string[] {
  const { name, report, isCached, isNightly, exitCode } = step;
  total[hasFailed(step) ? 'failed' : 'passed'] += 1;
  const tests = report ? readTestReport(path.join(root, report)) : undefined;
  total.passed += tests?.passed ?? 0;
  total.failed += tests?.failed ?? 0;
  const noted = path.join(root, '.cache/gate', `${name}.time`);
  if (!isCached && !isNightly && existsSync(noted)) {
    const [wall = 0, user = 0, system = 0] = readFileSync(noted, 'utf8')
      .split(' ')
      .map(Number);
    // A browser that is stopped takes its time along; the tests have noted it.
    const inTests = Object.values(tests?.times ?? {}).map(({ cpu }) => cpu);
    const cpu = Math.max(
      user + system,
      inTests.reduce((sum, one) => sum + one, 0),
    );
    Object.assign(times, { [name]: { cpu, wall } }, tests?.times);
  }
  return [
    [
      hasFailed(step) ? 'FAIL' : 'pass',
      name,
      isCached ? '(unchanged since it passed)' : '',
      exitCode === undefined ? '(not run, as what it needs has failed)' : '',
      tests ? `${tests.passed} tests passed, ${tests.failed} failed` : '',
    ]
      .filter(Boolean)
      .join('  '),
    ...(hasFailed(step) ? detailsOf(step, tests?.failures) : []),
  ];
}

function detailsOf({ name }: Step, failures: readonly string[] = []): string[] {
  const log = path.join(
    root,
    '.turbo',
    `turbo-${name.replaceAll(':', '$colon$')}.log`,
  );
  const last = existsSync(log)
    ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES)
    : [];
  return (failures.length > 0 ? failures : last).map(line => `        ${line}`);
}

// Failures last, where a long log ends.
const lines = steps
  .toSorted((a, b) => Number(hasFailed(a)) - Number(hasFailed(b)))
  .flatMap(summarize);
const limits = readLimits();
console.log('\nSeconds: CPU, wall, ceiling (CPU)');
console.log(formatTimes(times, limits).join('\n'));
console.log(`\n${lines.join('\n')}`);
if (values.record) {
  const all = new Set(planSteps(['change', 'night']).map(({ name }) => name));
  recordTimes(
    times,
    name => all.has(name) || existsSync(path.join(root, name)),
  );
} else {
  const slow = checkTimes(times, limits);
  total.failed += slow.length;
  console.log(slow.join('\n'));
}
console.log(`in ${minutes.toFixed(1)} minutes`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
