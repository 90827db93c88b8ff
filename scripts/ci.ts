// The gate: runs the named checks one after another, goes on after a failure
// so that all of them show, and ends with one line of numbers. Arguments choose
// some of the steps: `node scripts/ci.ts lint types`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readTestReport, type Count } from './ci/readTestReport.ts';

interface Step {
  /** A script of package.json. */
  name: string;
  /** Without this one the step could only look at an older state. */
  needs?: string;
  /** Where the step leaves its test results. */
  report?: string;
}

const steps: Step[] = [
  { name: 'format:check' },
  { name: 'lint' },
  { name: 'styles' },
  { name: 'types' },
  { name: 'knip' },
  { name: 'spell' },
  { name: 'lock:check' },
  { name: 'test', report: 'test-results/unit.json' },
  { name: 'examples:check' },
  { name: 'packages:check' },
  { name: 'docs:check' },
  { name: 'reference:check' },
  { name: 'inbound:check' },
  { name: 'parity:check' },
  { name: 'content:check' },
  { name: 'build' },
  { name: 'output:check', needs: 'build' },
  { name: 'budgets:check', needs: 'build' },
  { name: 'meta:check', needs: 'build' },
  { name: 'test:html', needs: 'build' },
  { name: 'search:check', needs: 'build' },
  { name: 'twins:check', needs: 'build' },
  { name: 'mcp:eval', needs: 'build' },
  { name: 'fixtures' },
  { name: 'e2e', needs: 'build', report: 'test-results/report.json' },
  { name: 'a11y:check', needs: 'build' },
  { name: 'clauses', needs: 'build' },
  { name: 'release:check', needs: 'build' },
  {
    name: 'test:faults:spread',
    needs: 'build',
    report: 'test-results/faults.json',
  },
  { name: 'test:hostile', needs: 'build', report: 'test-results/hostile.json' },
  {
    name: 'headers:check',
    needs: 'build',
    report: 'test-results/headers.json',
  },
  { name: 'test:nojs', needs: 'build', report: 'test-results/nojs.json' },
  { name: 'repro', needs: 'build' },
  { name: 'scale:check' },
];

const root = path.resolve(import.meta.dirname, '..');
const names = process.argv.slice(2);
const unknown = names.filter(name => !steps.some(step => step.name === name));
if (unknown.length > 0) {
  throw new Error(
    `No step is called ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
}

const total: Count = { passed: 0, failed: 0 };
const failedSteps = new Set<string>();
const summary: string[] = [];

function run({ name, needs, report }: Step) {
  if (report) rmSync(path.join(root, report), { force: true });
  const start = performance.now();
  const isBlocked = needs !== undefined && failedSteps.has(needs);
  if (!isBlocked) console.log(`\n── ${name}`);
  const passed =
    !isBlocked &&
    spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' })
      .status === 0;

  if (!passed) failedSteps.add(name);
  total[passed ? 'passed' : 'failed'] += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tests = report ? readTestReport(path.join(root, report)) : undefined;
  if (tests) {
    total.passed += tests.passed;
    total.failed += tests.failed;
  }
  summary.push(
    [
      passed ? 'pass' : 'FAIL',
      name.padEnd(18),
      isBlocked ? `not run, ${needs} failed` : `${seconds.padStart(7)} s`,
      tests ? `  tests: ${tests.passed} passed, ${tests.failed} failed` : '',
    ].join('  '),
    ...(tests?.failures ?? []).map(failure => `        ${failure}`),
  );
}

for (const step of steps) {
  if (names.length === 0 || names.includes(step.name)) run(step);
}

console.log(`\n${summary.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
