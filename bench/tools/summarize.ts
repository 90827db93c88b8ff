import type { BuildTime, BuildTimes } from '../../site/buildTimes.ts';
import { pairedRatios } from '../stats/pairedRatios.ts';
import { quantile } from '../stats/spread.ts';
import { keyOf, type CacheState, type ToolsResult } from './ToolsResult.ts';

const DIGITS = 3;
const rounded = (value: number) => Number(value.toFixed(DIGITS));

/** What the pages show of a result: medians, and ratios to Rslib by round. */
export function summarize({
  facts,
  libraries,
  builds,
  rounds,
}: ToolsResult): BuildTimes {
  const times: BuildTime[] = libraries.flatMap(library =>
    builds.map(({ id, tool, types }) => {
      const base = types === 'none' ? 'rslib' : 'rslib-own';
      const seriesOf = (build: string, cache: CacheState) =>
        rounds.map(round => {
          const timing = round[keyOf(library.id, build, cache)];
          if (timing) return timing;
          throw new Error(
            `A round has no ${cache} build of ${library.id} by ${build}, so there is no median. Run npm run bench tools again.`,
          );
        });
      const figures = (cache: CacheState) => {
        const own = seriesOf(id, cache);
        const wall = own.map(({ wallSeconds }) => wallSeconds);
        const other = seriesOf(base, cache).map(run => run.wallSeconds);
        const ratio = pairedRatios(wall, other);
        if (!ratio)
          throw new Error(`${id} has no round to compare with ${base}.`);
        return {
          seconds: rounded(quantile(wall, 0.5)),
          cpuSeconds: rounded(
            quantile(
              own.map(({ cpuSeconds }) => cpuSeconds),
              0.5,
            ),
          ),
          ratio: {
            median: rounded(ratio.median),
            min: rounded(ratio.min),
            max: rounded(ratio.max),
          },
        };
      };
      return {
        ...{ library: library.id, build: id, tool, types },
        ...{ cold: figures('cold'), warm: figures('warm') },
      };
    }),
  );
  const { date, cores, memoryGiB, versions } = facts;
  return {
    date: date.slice(0, 10),
    ...{ cores, memoryGiB, versions, libraries, times },
    rounds: rounds.length,
  };
}
