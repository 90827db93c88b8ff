import type { PagesResult, PeersResult } from '../results/types.ts';
import {
  compareSites,
  inpOfSite,
  type Comparison,
} from '../visit/compareSites.ts';
import { formatFigure, type Metric } from '../visit/metrics.ts';
import { comparisonTable, table } from '../visit/printComparison.ts';
import type { Chart } from './barChart.ts';
import { describeRun } from './describeRun.ts';

/** A run's section in RESULTS.md: its text, and charts by file name. */
export interface Section {
  text: string;
  charts: Record<string, Chart>;
}

const chartKeys: readonly Metric['key'][] = [
  'totalBytes',
  'jsBytes',
  'lcp',
  'tbt',
  'ready',
  'navigationHover',
];

function chartOf(
  { metric, figures }: Comparison,
  { page, note }: { page: string; note: string },
): Chart {
  const unit = metric.unit === 'plain' ? '' : ` ${metric.unit}`;
  return {
    title: `${metric.name} of ${page}`,
    note,
    bars: Object.entries(figures).flatMap(([name, figure]) =>
      figure
        ? [
            {
              name,
              value: figure.median,
              label: formatFigure(figure.median, metric.unit) + unit,
              isOurs: name === 'ours',
              ...(figure.min < figure.max && {
                spread: [figure.min, figure.max] as const,
              }),
            },
          ]
        : [],
    ),
  };
}

const countRounds = ({ rounds }: PagesResult) =>
  rounds.length === 1 ? 'one round' : `${rounds.length} rounds`;

function chartsOf(
  prefix: string,
  comparisons: readonly Comparison[],
  result: PagesResult,
): Record<string, Chart> {
  const note = `Median of ${countRounds(result)}, with the range as a line. 4x CPU slowdown, 1.6 Mbps, 150 ms.`;
  return Object.fromEntries(
    comparisons
      .filter(({ metric }) => chartKeys.includes(metric.key))
      .map(comparison => [
        `${prefix}-${comparison.metric.key}`,
        chartOf(comparison, { page: result.page, note }),
      ]),
  );
}

function kindsTable({ kinds }: PagesResult, sites: readonly string[]): string {
  const addresses = [...new Set(kinds.map(({ address }) => address))];
  return table([
    ['page', ...sites.flatMap(site => [`${site}: all kB`, 'JS kB', 'CLS'])],
    ...addresses.map(address => [
      `\`${address}\``,
      ...sites.flatMap(site => {
        const load = kinds.find(
          kind => kind.address === address && kind.site === site,
        )?.load;
        return load
          ? [
              formatFigure(load.totalBytes, 'kB'),
              formatFigure(load.jsBytes, 'kB'),
              formatFigure(load.cls, 'shift'),
            ]
          : ['–', '–', '–'];
      }),
    ]),
  ]);
}

function inpLine(result: PagesResult, sites: readonly string[]): string {
  const parts = sites.map(
    site => `${site} ${inpOfSite(result.rounds, site)?.toFixed(0) ?? '–'} ms`,
  );
  return `INP p75 across menu, tab, theme, and search: ${parts.join(', ')}.`;
}

const pictures = (charts: Record<string, Chart>) =>
  Object.entries(charts)
    .map(([name, { title }]) => `![${title}](./results/${name}.svg)`)
    .join('\n');

export function pagesSection(result: PagesResult): Section {
  const comparisons = compareSites(result.rounds, ['bare']);
  const charts = chartsOf('pages', comparisons, result);
  return {
    charts,
    text: [
      '## Ours and the bare engine',
      describeRun(result.facts, `${countRounds(result)}.`),
      `Page \`${result.page}\`; median, with the range in parentheses.`,
      comparisonTable(comparisons, ['bare']),
      inpLine(result, ['ours', 'bare']),
      pictures(charts),
      'Each kind of page, loaded once and scrolled to the end:',
      kindsTable(result, ['ours', 'bare']),
    ].join('\n\n'),
  };
}

export function peersSection(result: PeersResult): Section {
  const [first] = result.rounds;
  const others = Object.keys(first ?? {})
    .filter(site => site !== 'ours')
    .sort();
  const comparisons = compareSites(result.rounds, others);
  const charts = chartsOf('peers', comparisons, result);
  const failures = Object.entries(result.failures).map(
    ([name, why]) => `- ${name} couldn't be measured: ${why}`,
  );
  return {
    charts,
    text: [
      '## Ours and other engines',
      describeRun(result.facts, `${countRounds(result)}.`),
      comparisonTable(comparisons, others),
      inpLine(result, ['ours', ...others]),
      ...(failures.length > 0 ? [failures.join('\n')] : []),
      pictures(charts),
    ].join('\n\n'),
  };
}
