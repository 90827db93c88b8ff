import {
  pairedRatios,
  seriesSpread,
  type Series,
} from '../stats/pairedRatios.ts';
import { quantile, type Spread } from '../stats/spread.ts';

/** By a name that ends with the unit; null if a site has no such part. */
export type Figures = Record<string, number | null>;
/** The figures of each site. */
export type Round = Record<string, Figures>;

export interface Comparison {
  name: string;
  figures: Record<string, Spread | null>;
  /** Ours relative to each other site, from the pairs of each round. */
  ratios: Record<string, Spread | null>;
}

const seriesOf = (
  rounds: readonly Round[],
  site: string,
  name: string,
): Series => rounds.map(round => round[site]?.[name] ?? null);

/** Every figure of every site, and ours relative to each other one. */
export function compareSites(
  rounds: readonly Round[],
  others: readonly string[],
): Comparison[] {
  return Object.keys(rounds[0]?.ours ?? {}).map(name => {
    const of = (site: string) => seriesOf(rounds, site, name);
    return {
      name,
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
  const values = Object.keys(rounds[0]?.[site] ?? {})
    .filter(name => name.startsWith('INP'))
    .flatMap(name => seriesOf(rounds, site, name))
    .filter(value => value !== null);
  return values.length > 0 ? quantile(values, 0.75) : null;
}
