import {
  pairedRatios,
  seriesSpread,
  type Series,
} from '../stats/pairedRatios.ts';
import { quantile, type Spread } from '../stats/spread.ts';
import { metrics, type Metric } from './metrics.ts';
import type { Round } from './runRounds.ts';

export interface Comparison {
  metric: Metric;
  /** Null if a site has no such part. */
  figures: Record<string, Spread | null>;
  /** Ours relative to each other site, from the pairs of each round. */
  ratios: Record<string, Spread | null>;
}

const seriesOf = (
  rounds: readonly Round[],
  site: string,
  { key }: Metric,
): Series => rounds.map(round => round[site]?.[key] ?? null);

/** Every metric of every site, and ours relative to each other one. */
export function compareSites(
  rounds: readonly Round[],
  others: readonly string[],
): Comparison[] {
  return metrics.map(metric => {
    const of = (site: string) => seriesOf(rounds, site, metric);
    return {
      metric,
      figures: Object.fromEntries(
        ['ours', ...others].map(site => [site, seriesSpread(of(site))]),
      ),
      ratios: Object.fromEntries(
        others.map(site => [site, pairedRatios(of('ours'), of(site))]),
      ),
    };
  });
}

/** INP as defined for the web: the 75th percentile of all interactions. */
export function inpOfSite(
  rounds: readonly Round[],
  site: string,
): number | null {
  const values = metrics
    .filter(({ key }) => key.startsWith('inp'))
    .flatMap(metric => seriesOf(rounds, site, metric))
    .filter(value => value !== null);
  return values.length > 0 ? quantile(values, 0.75) : null;
}
