import { spreadOf, type Spread } from './spread.ts';

/** A figure of each round; a round that could not be measured has null. */
export type Series = readonly (number | null)[];

/**
 * Ratios of two sites, round by round: what disturbs the machine disturbs both
 * figures of a pair. Without a pair above zero there is no ratio.
 */
export function pairedRatios(ours: Series, other: Series): Spread | null {
  const ratios = ours.flatMap((value, round) => {
    const base = other[round] ?? null;
    return value === null || base === null || base === 0 ? [] : [value / base];
  });
  return ratios.length > 0 ? spreadOf(ratios) : null;
}

/** The figures that were measured; null if none was. */
export function seriesSpread(series: Series): Spread | null {
  const values = series.filter(value => value !== null);
  return values.length > 0 ? spreadOf(values) : null;
}
