// Fails unless the last run of the browser tests proved each clause of the
// specification: `npm run gate clauses` runs them first.
import type { JSONReport } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';
import { listUnproven } from './listUnproven.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const clauses = read('e2e/clauses.json') as { id: string }[];
const reports = ['site', 'pages'].map(
  suite => read(`test-results/${suite}.json`) as JSONReport,
);
const unproven = listUnproven(
  clauses.map(({ id }) => id),
  reports,
);
for (const problem of unproven) console.error(problem);
console.log(
  unproven.length > 0
    ? 'clauses: correct the titles, or repair what fails.'
    : `clauses: all ${clauses.length} proven`,
);
process.exitCode = unproven.length > 0 ? 1 : 0;
