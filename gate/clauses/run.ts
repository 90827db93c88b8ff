// Fails unless the last run of the browser tests proved each clause of the
// specification: `npm run gate clauses` runs them first.
import type { JSONReport } from '@playwright/test/reporter';
import { existsSync, readFileSync } from 'node:fs';
import { Mistake } from '../../tooling/mistakes.ts';
import { readCommand } from '../../tooling/readCommand.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { listUnproven } from './listUnproven.ts';

readCommand({});

const read = (file: string) => readFileSync(file, 'utf8');

const clauses = parseJson<{ id: string }[]>(read('e2e/clauses.json'));
const reports = ['site', 'pages'].map(suite => {
  const file = `test-results/${suite}.json`;
  if (!existsSync(file)) {
    throw new Mistake(
      `${file} is missing, so nothing is proven. Run npm run gate clauses, which runs the tests.`,
    );
  }
  return parseJson<JSONReport>(read(file));
});
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
