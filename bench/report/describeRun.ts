import type { Facts } from '../results/Facts.ts';

/** Above this load, other processes were running, and times are less reliable. */
const QUIET_LOAD = 1;

/** The conditions of a measurement, in a sentence or two. */
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
