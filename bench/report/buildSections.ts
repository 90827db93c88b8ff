import {
  buildParts,
  type BuildResult,
  type DevResult,
  type LighthouseResult,
  type ScaleResult,
} from '../results/types.ts';
import { pairedRatios, seriesSpread } from '../stats/pairedRatios.ts';
import { quantile } from '../stats/spread.ts';
import { formatRatio, table } from '../visit/printComparison.ts';
import { describeRun } from './describeRun.ts';
import type { Section } from './pageSections.ts';

const kB = (bytes: number) => (bytes / 1e3).toFixed(1);
const MB = (bytes: number) => (bytes / 1e6).toFixed(1);
const seconds = (value: number) => value.toFixed(1);

export function scaleSection({
  facts,
  page,
  rows,
  notes,
}: ScaleResult): Section {
  const name = (pages: number) => pages.toLocaleString('en');
  return {
    charts: {
      'scale-page': {
        title: 'Size of one page by the number of pages on the site',
        note: `${page}: HTML and the scripts and styles it loads, brotli`,
        bars: rows.map(({ site, pages, pageBytes }) => ({
          name: `${site}, ${name(pages)}`,
          value: pageBytes,
          label: `${kB(pageBytes)} kB`,
          isOurs: site === 'ours',
        })),
      },
    },
    text: [
      '## Growth',
      describeRun(facts),
      table([
        ...[['', 'pages', 'page kB', 'HTML', 'JS', 'CSS', 'build CPU s']].map(
          cells => [...cells, 'peak memory MB', 'output MB', 'files'],
        ),
        ...rows.map(row => [
          row.isComputed ? `${row.site} (extrapolated)` : row.site,
          name(row.pages),
          kB(row.pageBytes),
          kB(row.htmlBytes),
          kB(row.scriptBytes),
          kB(row.styleBytes),
          seconds(row.usage.cpuSeconds),
          MB(row.usage.peakBytes),
          MB(row.outputBytes),
          String(row.outputFiles),
        ]),
      ]),
      ...notes,
      '![Size of one page](./results/scale-page.svg)',
    ].join('\n\n'),
  };
}

const partNames = {
  bare: 'bare engine',
  ours: 'ours, without the parts below',
  pictures: 'images for link previews, empty cache',
  compression: 'compression, empty cache',
  examples: 'verified examples, empty cache',
};

export function buildSection({ facts, rounds }: BuildResult): Section {
  const series = (part: (typeof buildParts)[number]) =>
    rounds.map(round => round[part]?.cpuSeconds ?? null);
  const ratio = pairedRatios(series('ours'), series('bare'));
  return {
    charts: {},
    text: [
      '## Build',
      describeRun(facts, `${rounds.length} rounds.`),
      table([
        ['part', 'CPU s: median', 'min', 'max'],
        ...buildParts.flatMap(part => {
          const spread = seriesSpread(series(part));
          if (!spread) return [];
          const { median, min, max } = spread;
          return [[partNames[part], ...[median, min, max].map(seconds)]];
        }),
      ]),
      `CPU on the same pages, ours/bare: ${formatRatio(ratio)}.`,
    ].join('\n\n'),
  };
}

export function devSection({ facts, edits, starts }: DevResult): Section {
  const row = (site: 'ours' | 'bare') => [
    site,
    quantile(edits[site], 0.5).toFixed(0),
    Math.min(...edits[site]).toFixed(0),
    Math.max(...edits[site]).toFixed(0),
    (starts[site] / 1000).toFixed(1),
  ];
  return {
    charts: {},
    text: [
      '## Development server',
      describeRun(facts, `${edits.ours.length} edits, alternating.`),
      table([
        ['', 'saved → seen ms: median', 'min', 'max', 'start → page s'],
        row('ours'),
        row('bare'),
      ]),
    ].join('\n\n'),
  };
}

const scores = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
] as const;

export function lighthouseSection({ facts, runs }: LighthouseResult): Section {
  const pages = [...new Set(runs.map(({ page }) => page))];
  const failed = [...new Set(runs.flatMap(run => run.failed))].sort();
  return {
    charts: {},
    text: [
      '## Lighthouse',
      describeRun(
        facts,
        `Mobile, median of ${runs.length / Math.max(pages.length, 1)} runs.`,
      ),
      table([
        ['page', 'performance', 'accessibility', 'best practices', 'SEO'],
        ...pages.map(page => [
          `\`${page}\``,
          ...scores.map(score =>
            quantile(
              runs.filter(run => run.page === page).map(run => run[score]),
              0.5,
            ).toFixed(0),
          ),
        ]),
      ]),
      failed.length > 0
        ? `Audits below their full score in any run: ${failed.join(', ')}.`
        : 'No audit below its full score.',
    ].join('\n\n'),
  };
}
