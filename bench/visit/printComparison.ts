import type { Spread } from '../stats/spread.ts';
import type { Comparison } from './compareSites.ts';

/** `0.62 (0.58–0.71)`: the median, then the range. */
function formatSpread(
  spread: Spread | null | undefined,
  format: (value: number) => string,
): string {
  if (!spread) return '–';
  const [median, min, max] = [spread.median, spread.min, spread.max].map(
    format,
  );
  return min === max ? `${median}` : `${median} (${min}–${max})`;
}

export const formatRatio = (ratio: Spread | null | undefined): string =>
  formatSpread(ratio, value => value.toFixed(2));

/** A figure in the unit at the end of its name; kB and MB are decimal. */
function formatFigure(value: number, name: string): string {
  if (name.endsWith(', ms')) return value.toFixed(0);
  if (name.endsWith(', kB')) return (value / 1e3).toFixed(1);
  if (name.endsWith(', MB')) return (value / 1e6).toFixed(1);
  return name.endsWith('CLS') ? value.toFixed(3) : String(value);
}

/** A Markdown table: one row per figure, one column per site. */
export function comparisonTable(
  comparisons: readonly Comparison[],
  others: readonly string[],
): string {
  const header = ['', 'ours', ...others, ...others.map(site => `ours/${site}`)];
  const rows = comparisons
    // A kind of file that no site sends; other values may well be zero.
    .filter(
      ({ name, figures }) =>
        !name.endsWith(', kB') ||
        Object.values(figures).some(figure => figure && figure.max > 0),
    )
    .map(({ name, figures, ratios }) => [
      name,
      ...['ours', ...others].map(site =>
        formatSpread(figures[site], value => formatFigure(value, name)),
      ),
      ...others.map(site => formatRatio(ratios[site])),
    ]);
  return table([header, ...rows]);
}

/** Rows as a Markdown table; the first one is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join(
    '\n',
  );
}
