export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The value below which this share of the values lies, from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) {
    throw new Error('Nothing was measured, so there is no value to return.');
  }
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    median: quantile(values, 0.5),
    min: quantile(values, 0),
    max: quantile(values, 1),
  };
}
