import path from 'node:path';
import { readFileSync } from 'node:fs';
import { readData } from '../../../content-model/examples/resultFiles.ts';
import type { StepResult } from '../../../content-model/examples/ExampleResult.ts';
import {
  buildTimes,
  type BuildTime,
  type BuildTimes,
} from '../../../site/buildTimes.ts';
import type { Evidence } from './Evidence.ts';

const START = 'bench ';

/** Whether a proof is about a recorded measurement: `bench tools`. */
export const isBench = (about: string) => about.startsWith(START);

/** What `npm run bench unbuild` recorded. */
interface RecordedSteps {
  sources: Record<string, string[]>;
  steps: StepResult[];
}

/**
 * A measurement as evidence. It's recorded by hand, not built by each check:
 * `bench tools` has the build times in words, `bench unbuild` what it printed.
 */
export function readBench(about: string, root: string): Evidence | undefined {
  const name = about.slice(START.length);
  const evidence = (
    sources: Evidence['sources'],
    log: string[],
    steps: StepResult[],
  ): Evidence => ({
    ...{ id: about, command: `npm run bench ${name}`, sources },
    result: { exit: 0, log, files: {}, executable: [], steps },
  });
  if (name === 'tools') {
    const files = ['builds', 'checkOutput', 'packages', 'project'];
    const sources = files.map(file => {
      const source = path.join(root, 'bench/tools', `${file}.ts`);
      return [`${file}.ts`, readFileSync(source, 'utf8').split('\n')] as const;
    });
    const log = describeTimes(buildTimes);
    return evidence(Object.fromEntries(sources), log, []);
  }
  if (name !== 'unbuild') return undefined;
  const file = path.join(root, 'bench/results', `${name}.json`);
  const recorded = readData<RecordedSteps>(file);
  return recorded && evidence(recorded.sources, [], recorded.steps);
}

/** What others are compared with. */
const isBase = (build: string) => /^rslib(?:-own)?$/.test(build);

/** Faster or slower than Rslib in every round, or neither. */
function verdictOf({ ratio }: BuildTime['cold']): string {
  if (ratio.max < 1) return 'faster than Rslib';
  return ratio.min > 1 ? 'slower than Rslib' : 'neither faster nor slower';
}

/** The times in words, a line for each comparison. */
export function describeTimes({ times, ...facts }: BuildTimes): string[] {
  const caches = ['cold', 'warm'] as const;
  const others = times.filter(({ build }) => !isBase(build));
  const verdicts = others.flatMap(time =>
    caches.map(
      cache =>
        `${time.build}, ${time.library}, ${cache}: ${verdictOf(time[cache])}`,
    ),
  );
  const groups = facts.libraries.flatMap(({ id }) =>
    [true, false].map(isCode => ({
      name: `${isCode ? 'code' : 'declarations'}, ${id}`,
      builds: times.filter(
        ({ library, types }) => library === id && (types === 'none') === isCode,
      ),
    })),
  );
  const slowest = groups.flatMap(({ name, builds }) =>
    caches.map(cache => {
      const [last] = builds.toSorted(
        (a, b) => b[cache].seconds - a[cache].seconds,
      );
      return `slowest of ${name}, ${cache}: ${last?.build}`;
    }),
  );
  const bundled = groups.flatMap(({ name, builds }) => {
    const secondsOf = (build: string) =>
      builds.find(time => time.build === build)?.cold.seconds ?? 0;
    const factor = secondsOf('rslib-bundled') / secondsOf('tsdown-own');
    return factor > 0
      ? [`rslib-bundled, ${name}: ${Math.floor(factor)} times tsdown-own`]
      : [];
  });
  return [
    ...Object.entries(facts.versions).map(([tool, one]) => `${tool} ${one}`),
    ...verdicts,
    ...slowest,
    ...bundled,
  ];
}
