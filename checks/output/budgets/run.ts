// Compares the last build with bench/budgets.json, byte by byte, and names what
// grew. With --record, the current sizes become the baseline for comparisons; the
// budgets themselves are only changed by hand.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { budgetsFile, readBudgets } from './readBudgets.ts';
import { reportBudgets, type Recorded } from './reportBudgets.ts';
import { weighPages, weighSearchDialog } from './weighSite.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'dist');

const { values } = parseArgs({
  options: { record: { type: 'boolean', default: false } },
});

try {
  const budgets = readBudgets();
  const weighed: Recorded = {
    pages: weighPages(dist),
    searchDialog: weighSearchDialog(dist),
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
  for (const error of errors) console.error(`\nerror: ${error}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
