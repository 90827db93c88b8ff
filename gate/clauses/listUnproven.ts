import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
} from '@playwright/test/reporter';

/** Lists what keeps a clause of the specification from being proven. */
export function listUnproven(
  clauses: readonly string[],
  reports: readonly Pick<JSONReport, 'suites'>[],
): string[] {
  const specs = reports.flatMap(({ suites }) => suites.flatMap(specsOf));
  const proven = new Set(
    specs.filter(hasPassed).flatMap(titlesOf).flatMap(clausesOf),
  );
  const named = new Set(specs.flatMap(titlesOf).flatMap(clausesOf));
  return [
    ...clauses
      .filter(id => !proven.has(id))
      .map(id => `${id} has no passed test whose title starts with its id.`),
    ...[...named]
      .filter(id => !clauses.includes(id))
      .map(id => `${id} is in the title of a test, but is no clause.`),
  ];
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A flaky or skipped test proves nothing. */
function hasPassed({ tests }: JSONReportSpec): boolean {
  return (
    tests.length > 0 &&
    tests.every(
      ({ status, results }) =>
        status === 'expected' && results.at(-1)?.status === 'passed',
    )
  );
}

/** The titles of a test and of what it showed step by step on one visit. */
function titlesOf({ title, tests }: JSONReportSpec): string[] {
  const steps = tests[0]?.results.at(-1)?.steps ?? [];
  return [title, ...steps.map(step => step.title)];
}

/** `[2.1.base] [3.frontmatter:title] text` starts with two clauses. */
function clausesOf(title: string): string[] {
  const [start = ''] = /^(?:\[[^\]]+\]\s*)*/.exec(title) ?? [];
  return [...start.matchAll(/\[([^\]:]+)/g)].map(([, id = '']) => id);
}
