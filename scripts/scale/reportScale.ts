import type { PageWeight } from './measurePage.ts';

/** One page may be this much heavier on a site ten times as large. */
const MAX_GROWTH_PERCENT = 15;
const MAX_FIRST_LOAD_BYTES = 120_000;

export interface ScaleResult {
  page: string;
  small: PageWeight;
  large: PageWeight;
  /** A page of the real site, by its address. */
  real: { page: string; weight: PageWeight };
}

/** The table people read, and what is over its limit. */
export function reportScale({ page, small, large, real }: ScaleResult): {
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
  const growth = growthPercent(small.total, large.total);
  const firstLoad = real.weight.scripts;
  return {
    text: [
      `One page (${page}), bytes with brotli`,
      `${' '.repeat(18)}    100 pages  1,000 pages       growth`,
      row('HTML', 'html'),
      row('JavaScript', 'scripts'),
      row('HTML + JavaScript', 'total'),
      row('main chunk', 'entry'),
      `limit of growth: ${MAX_GROWTH_PERCENT} %`,
      '',
      `First-load JavaScript of ${real.page}: ${formatBytes(firstLoad)} of ${formatBytes(MAX_FIRST_LOAD_BYTES)} bytes`,
    ].join('\n'),
    errors: [
      ...(growth > MAX_GROWTH_PERCENT
        ? [
            `One page is ${formatPercent(growth)} heavier on 1,000 pages than on 100. Something that grows with the site is loaded with every page; look in the main chunk for what belongs to other pages.`,
          ]
        : []),
      ...(firstLoad > MAX_FIRST_LOAD_BYTES
        ? [
            `${real.page} loads ${formatBytes(firstLoad - MAX_FIRST_LOAD_BYTES)} bytes of JavaScript too many. Load what is not needed at once on demand.`,
          ]
        : []),
    ],
  };
}

export function growthPercent(before: number, after: number): number {
  return (after / before - 1) * 100;
}

function formatPercent(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)} %`;
}

function formatBytes(value: number): string {
  return value.toLocaleString('en');
}
