// Counts the clauses of the specification that the last run of the browser tests
// proved, lists what's missing, and fails below the number already reached. If
// the specification is available, it also lists clauses worded differently here.
import type { JSONReport } from '@playwright/test/reporter';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clauseParts } from '../../e2e/clauseParts.ts';
import { compareClauses } from './compareClauses.ts';
import { type Clause, countClauses } from './countClauses.ts';
import { formatCount } from './formatCount.ts';
import { readReport } from './readReport.ts';

const root = path.resolve(import.meta.dirname, '../..');
const clausesFile = path.join(root, 'e2e/clauses.json');
const specification = path.join(root, '../shared/spec/clauses.json');
const reportFiles = ['site', 'pages'].map(suite =>
  path.join(root, `test-results/${suite}.json`),
);

const text = (file: string) => readFileSync(file, 'utf8');

const clauses = JSON.parse(text(clausesFile)) as Clause[];
const errors: string[] = [];
const notes: string[] = [];
if (existsSync(specification)) {
  const given = JSON.parse(text(specification)) as Clause[];
  const { missing, added, reworded } = compareClauses(given, clauses);
  errors.push(
    ...missing.map(
      id =>
        `${id} is in the specification but not in e2e/clauses.json. Copy it and test it.`,
    ),
  );
  notes.push(
    ...added.map(id => `added here: ${id}`),
    ...reworded.map(id => `worded differently here: ${id}`),
  );
}
const missing = reportFiles.filter(file => !existsSync(file));
errors.push(
  ...missing.map(
    file =>
      `${path.relative(root, file)} is missing, so nothing of it is proven. Run \`npm run gate clauses\`, which runs the tests.`,
  ),
);

const tests = reportFiles
  .filter(file => !missing.includes(file))
  .flatMap(file => readReport(JSON.parse(text(file)) as JSONReport));
const count = countClauses({ clauses, parts: clauseParts, tests });
errors.push(...count.errors);

const floor = Number(text(path.join(root, 'e2e/clauses.floor')));
if (!(count.proven.length >= floor)) {
  errors.push(
    `${count.proven.length} clauses are proven, but e2e/clauses.floor requires ${floor}. Fix what broke; the floor only goes up.`,
  );
}

console.log([...notes, formatCount(count, errors)].join('\n'));
process.exitCode = errors.length > 0 ? 1 : 0;
