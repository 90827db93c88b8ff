import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Budgets } from './reportBudgets.ts';
import { parseJson } from '../../../shared/parseJson.ts';

export const budgetsFile = path.resolve(
  import.meta.dirname,
  '../../../bench/budgets.json',
);

export function readBudgets(): Budgets {
  // Our own file; malformed data shows up as NaN in the first report.
  return parseJson<Budgets>(readFileSync(budgetsFile, 'utf8'));
}
