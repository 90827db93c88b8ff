/** The order of a round: each site is first in turn, so none has the warm seat. */
export function orderOfRound<T>(sites: readonly T[], round: number): T[] {
  const shift = round % sites.length;
  return [...sites.slice(shift), ...sites.slice(0, shift)];
}
