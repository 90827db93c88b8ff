import type { Facts } from '../results/Facts.ts';
import { compareSites, inpOfSite } from '../visit/compareSites.ts';
import { comparisonTable } from '../visit/printComparison.ts';
import type { RoundsResult } from '../visit/runRounds.ts';
import { describeRun } from './describeRun.ts';

export interface PagesResult extends RoundsResult {
  facts: Facts;
  page: string;
  /** Sites that couldn't be built, and their engine's output. */
  failures: Record<string, string>;
}

/** Our page and those of other engines. */
export function pagesSection(result: PagesResult): string {
  const { facts, failures, page, rounds } = result;
  const others = Object.keys(rounds[0] ?? {})
    .filter(site => site !== 'ours')
    .sort();
  const inp = ['ours', ...others].map(
    site => `${site} ${inpOfSite(rounds, site)?.toFixed(0) ?? '–'} ms`,
  );
  return [
    '## Ours and other engines',
    describeRun(
      facts,
      rounds.length === 1 ? 'one round.' : `${rounds.length} rounds.`,
    ),
    `Page \`${page}\`; median, with the range in parentheses.`,
    comparisonTable(compareSites(rounds, others), others),
    `INP p75 across menu, tab, theme, and search: ${inp.join(', ')}.`,
    ...Object.entries(failures).map(
      ([name, why]) => `- ${name} couldn't be measured: ${why}`,
    ),
  ].join('\n\n');
}
