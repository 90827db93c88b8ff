import type { Task } from './schedule.ts';

export interface Step extends Task {
  /** In commands.ts, or a script of package.json. */
  name: string;
  /** Where the step writes its test results. */
  report?: string;
}

/** For a step that builds with its own threads, or runs two browsers. */
const BOTH = 2;

/** After the build, steps only read dist/. */
const afterBuild = { needs: ['build'] };

/** Two browsers on the built sites, including the fixtures. */
const inBrowsers = { needs: ['build', 'fixtures'], processors: BOTH };

export const steps: readonly Step[] = [
  { name: 'format:check' },
  { name: 'lint' },
  { name: 'styles' },
  { name: 'types' },
  { name: 'knip' },
  { name: 'spell' },
  { name: 'lock:check' },
  { name: 'test', processors: BOTH, report: 'test-results/unit.json' },
  { name: 'examples:check', processors: BOTH },
  { name: 'packages:check', after: ['examples:check'] },
  { name: 'docs:check' },
  { name: 'reference:check', processors: BOTH },
  { name: 'inbound:check' },
  { name: 'parity:check' },
  { name: 'content:check' },
  { name: 'claims' },
  { name: 'dev:check' },
  { name: 'build', processors: BOTH },
  // The longest of those that use one processor, so it starts first.
  { name: 'repro:check', ...afterBuild },
  { name: 'output:check', ...afterBuild },
  { name: 'budgets:check', ...afterBuild },
  { name: 'meta:check', ...afterBuild },
  { name: 'test:html', ...afterBuild },
  { name: 'search:check', ...afterBuild },
  { name: 'twins:check', ...afterBuild },
  { name: 'mcp:eval', ...afterBuild },
  { name: 'mcp:package', ...afterBuild },
  { name: 'fixtures', processors: BOTH },
  {
    name: 'e2e',
    ...inBrowsers,
    report: 'test-results/site.json',
  },
  { name: 'a11y:check', ...inBrowsers },
  { name: 'clauses', ...afterBuild, after: ['e2e'] },
  // Its traffic has to hit each switch of the release, so nothing runs alongside.
  { name: 'release:check', ...afterBuild, processors: BOTH },
  {
    name: 'test:faults:spread',
    ...inBrowsers,
    report: 'test-results/faults.json',
  },
  {
    name: 'test:hostile',
    ...inBrowsers,
    report: 'test-results/hostile.json',
  },
  {
    name: 'headers:check',
    ...inBrowsers,
    report: 'test-results/headers.json',
  },
  {
    name: 'test:nojs',
    ...inBrowsers,
    report: 'test-results/nojs.json',
  },
  {
    name: 'look',
    ...inBrowsers,
    report: 'test-results/look.json',
  },
  { name: 'scale:check' },
];
