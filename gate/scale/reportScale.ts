import type { PageWeight } from './measurePage.ts';

export interface ScaleResult {
  page: string;
  small: PageWeight;
  large: PageWeight;
  /** How much it may grow on a site ten times as large; from bench/budgets.json. */
  maxGrowth: number;
}

/** The printed table, and what's over its limit. */
export function reportScale({ page, small, large, maxGrowth }: ScaleResult): {
  text: string;
  errors: string[];
} {
  const row = (name: string, part: keyof PageWeight) => {
    const cells = [
      formatBytes(small[part]),
      formatBytes(large[part]),
      formatPercent(growthPercent(small[part], large[part])),
    ];
    return name.padEnd(18) + cells.map(cell => cell.padStart(13)).join('');
  };
  const growth = large.total - small.total;
  return {
    text: [
      `One page (${page}), bytes with brotli`,
      `${' '.repeat(18)}    100 pages  1,000 pages       growth`,
      row('HTML', 'html'),
      row('JavaScript', 'scripts'),
      row('style sheets', 'styles'),
      row('total', 'total'),
      `growth: ${formatBytes(growth)} of ${formatBytes(maxGrowth)} bytes`,
    ].join('\n'),
    errors:
      growth > maxGrowth
        ? [
            `A page has ${formatBytes(growth)} bytes more on a site of 1,000 pages than on one of 100: HTML ${formatBytes(small.html)} → ${formatBytes(large.html)}, JavaScript ${formatBytes(small.scripts)} → ${formatBytes(large.scripts)}. Every page loads something that grows with the site. Look in those files for what belongs to other pages.`,
          ]
        : [],
  };
}

export function growthPercent(before: number, after: number): number {
  return (after / before - 1) * 100;
}

function formatPercent(value: number): string {
  const sign = value < 0 ? '' : '+';
  return `${sign}${Number.isNaN(value) ? '0.0' : value.toFixed(1)} %`;
}

function formatBytes(value: number): string {
  return value.toLocaleString('en');
}
