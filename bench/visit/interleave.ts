/** The order of a round: sites take turns going first, so none is favored. */
export function orderOfRound<T>(sites: readonly T[], round: number): T[] {
  const shift = round % sites.length;
  return [...sites.slice(shift), ...sites.slice(0, shift)];
}
