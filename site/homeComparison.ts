import type { ComparisonRow } from './comparison.ts';
import { comparison } from './comparisonTables.ts';

const rows: readonly ComparisonRow[] = Object.values(comparison).flat();

function rowsOf(...ids: string[]): ComparisonRow[] {
  return ids.map(id => {
    const row = rows.find(one => one.id === id);
    if (row) return row;
    throw new Error(
      `The home page shows the row "${id}", which site/comparison.ts no longer has. Choose another in site/homeComparison.ts.`,
    );
  });
}

/** The rows that the home page shows of the comparison. */
export const homeComparison = {
  rows: rowsOf(
    'formats',
    'file-by-file',
    'declarations',
    'typescript-7',
    'bundled-declarations',
    'css-modules',
    'module-federation',
    'cache',
  ),
  /** Those in which Rslib has nothing to offer, or less. */
  ahead: rowsOf('exports-field', 'import-meta-glob', 'size'),
};
