// Compares the last build with bench/budgets.json, byte by byte, and names what
// grew. With --record, the current sizes become the baseline for comparisons; the
// budgets themselves are only changed by hand.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../../../tooling/readCommand.ts';
import { reportProblems } from '../../../tooling/reportProblems.ts';
import {
  budgetsFile,
  readBudgets,
  reportBudgets,
  type Recorded,
} from './reportBudgets.ts';
import {
  weighExplorer,
  weighFonts,
  weighPages,
  weighSearchDialog,
} from './weighSite.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');

const { values } = readCommand({
  options: { record: { type: 'boolean', default: false } },
});

const budgets = readBudgets();
const weighed: Recorded = {
  pages: weighPages(dist),
  searchDialog: weighSearchDialog(dist),
  explorer: weighExplorer(dist),
  fonts: weighFonts(dist),
};
if (values.record) {
  const pages = Object.fromEntries(
    Object.keys(budgets.pages).map(address => [
      address,
      weighed.pages[address] ?? {},
    ]),
  );
  const recorded = { ...weighed, pages };
  writeFileSync(
    budgetsFile,
    `${JSON.stringify({ ...budgets, recorded }, null, 2)}\n`,
  );
}
const { text, errors } = reportBudgets(budgets, weighed);
console.log(text);
reportProblems(errors, {
  total: `${Object.keys(weighed.pages).length} pages`,
});
