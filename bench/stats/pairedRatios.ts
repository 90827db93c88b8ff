import { spreadOf, type Spread } from './spread.ts';

/** A value per round; null for a round that couldn't be measured. */
export type Series = readonly (number | null)[];

/**
 * Ratios of two sites, round by round: noise on the machine affects both values
 * of a pair. Without a pair above zero, there's no ratio.
 */
export function pairedRatios(ours: Series, other: Series): Spread | null {
  const ratios = ours.flatMap((value, round) => {
    const base = other[round] ?? null;
    return value === null || base === null || base === 0 ? [] : [value / base];
  });
  return ratios.length > 0 ? spreadOf(ratios) : null;
}

/** The measured values; null if there are none. */
export function seriesSpread(series: Series): Spread | null {
  const values = series.filter(value => value !== null);
  return values.length > 0 ? spreadOf(values) : null;
}
