import type { Spread } from '../stats/spread.ts';
import { formatFigure } from './metrics.ts';
import type { Comparison } from './compareSites.ts';

/** `0.62 (0.58–0.71)`: the median, then the range. */
export function formatRatio(ratio: Spread | null): string {
  if (!ratio) return '–';
  const [median, min, max] = [ratio.median, ratio.min, ratio.max].map(value =>
    value.toFixed(2),
  );
  return min === max ? `${median}` : `${median} (${min}–${max})`;
}

/** A Markdown table: one row per metric, one column per site. */
export function comparisonTable(
  comparisons: readonly Comparison[],
  others: readonly string[],
): string {
  const header = ['', 'ours', ...others, ...others.map(site => `ours/${site}`)];
  const rows = comparisons
    // A kind of file that no site sends; other values may well be zero.
    .filter(
      ({ metric, figures }) =>
        metric.unit !== 'kB' ||
        Object.values(figures).some(figure => figure && figure.max > 0),
    )
    .map(({ metric: { name, unit }, figures, ratios }) => {
      const figure = (site: string) => {
        const found = figures[site];
        if (!found) return '–';
        const [median, min, max] = [found.median, found.min, found.max].map(
          value => formatFigure(value, unit),
        );
        return min === max ? `${median}` : `${median} (${min}–${max})`;
      };
      const label =
        unit === 'ms' || unit === 'kB' || unit === 'MB'
          ? `${name}, ${unit}`
          : name;
      return [
        label,
        ...['ours', ...others].map(figure),
        ...others.map(site => formatRatio(ratios[site] ?? null)),
      ];
    });
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
