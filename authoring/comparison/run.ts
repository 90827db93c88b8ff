// `npm run compare:sync`: writes the tables of the page that compares tools from
// site/comparison.ts and site/buildTimes.json. A unit test fails if they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { readCommand } from '../../tooling/readCommand.ts';
import { buildTimes } from '../../site/buildTimes.ts';
import { fillTables, pageFile, tablesOf } from './tables.ts';

readCommand({});
for (const lang of ['en', 'zh'] as const) {
  const file = pageFile(lang);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, fillTables(text, tablesOf(buildTimes, lang)));
}
console.log('compare:sync: 2 pages written');
