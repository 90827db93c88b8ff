import type { Facts } from '../results/Facts.ts';

/** Above this others were at work, and times say less than they should. */
const QUIET_LOAD = 1;

/** Under what conditions figures came about, in one sentence or two. */
export function describeRun(
  { date, commit, loadAverage, cores, memoryGiB, versions }: Facts,
  more = '',
): string {
  const names = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
  const quiet =
    loadAverage > QUIET_LOAD
      ? ` **The machine was busy (load average ${loadAverage} at the start): read bytes and ratios, not times.**`
      : ` Load average at the start: ${loadAverage}.`;
  return `Measured ${date.slice(0, 16).replace('T', ' ')} UTC at ${commit}, ${cores} cores, ${memoryGiB} GiB; ${names}.${more && ` ${more}`}${quiet}`;
}
