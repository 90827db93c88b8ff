import { expect, test } from '@rstest/core';
import measured from '../../bench/results/tools.json' with { type: 'json' };
import { buildTimes, type BuildTime } from '../../site/buildTimes.ts';
import type { ComparedTool, ComparisonRow } from '../../site/comparison.ts';
import { comparison } from '../../site/comparisonTables.ts';

// What the page says about the times in words. If a new measurement breaks one of
// these, rewrite the sentence on both pages, not only the expectation.
const ids = ['small', 'modules', 'components'] as const;
const rounds: Partial<Record<string, { wallSeconds: number }>>[] =
  measured.rounds;

function timeOf(library: BuildTime['library'], build: string): BuildTime {
  const found = buildTimes.times.find(
    time => time.library === library && time.build === build,
  );
  if (found) return found;
  throw new Error(`Nobody measured ${build} on ${library}.`);
}
const cold = (library: BuildTime['library'], build: string) =>
  timeOf(library, build).cold.seconds;

test('five rounds, on two cores', () => {
  expect(buildTimes).toMatchObject({ rounds: 5, cores: 2 });
  expect(buildTimes.libraries.map(({ files }) => files)).toEqual([5, 201, 31]);
  expect(buildTimes.versions.node).toMatch(/^24\./);
});

/** Faster in every round, slower in every round, or neither. */
const verdict = (
  library: BuildTime['library'],
  build: string,
  cache: 'cold' | 'warm' = 'cold',
) => {
  const { min, max } = timeOf(library, build)[cache].ratio;
  if (max < 1) return 'faster';
  return min > 1 ? 'slower' : 'unclear';
};

test('in the first build, tsup and tsdown are faster than Rslib', () => {
  const verdicts = (build: string) => ids.map(one => verdict(one, build));
  expect(verdicts('tsup')).toEqual(['faster', 'faster', 'faster']);
  expect(verdicts('tsdown')).toEqual(['faster', 'faster', 'unclear']);
  expect(timeOf('components', 'tsdown').cold.ratio.median).toBeLessThan(1);
});

test('small libraries take about half a second, except with unbuild', () => {
  const tools = ['rslib', 'tsdown', 'tsup', 'vite', 'rollup'];
  for (const library of ['small', 'components'] as const) {
    for (const tool of tools) expect(cold(library, tool)).toBeLessThan(0.6);
    expect(cold(library, 'unbuild')).toBeGreaterThan(1);
  }
});

test('the cache halves the time of 201 modules and closes the gap', () => {
  const { cold: first, warm } = timeOf('modules', 'rslib');
  expect(warm.seconds / first.seconds).toBeLessThan(0.55);
  for (const tool of ['tsdown', 'tsup', 'vite']) {
    const { median } = timeOf('modules', tool).warm.ratio;
    expect(Math.abs(median - 1)).toBeLessThan(0.2);
  }
});

test('Rollup falls behind as modules grow in number', () => {
  expect(timeOf('small', 'rollup').cold.ratio.median).toBeLessThan(1);
  expect(timeOf('modules', 'rollup').cold.ratio.median).toBeGreaterThan(1.5);
});

test('with TypeScript 5, Rslib takes more than three times as long', () => {
  for (const library of ids) {
    const { ratio } = timeOf(library, 'rslib-typescript5').cold;
    expect(ratio.median).toBeGreaterThan(3);
  }
});

test('isolated declarations are the fastest in both tools', () => {
  for (const library of ids) {
    for (const tool of ['rslib', 'tsdown']) {
      expect(cold(library, `${tool}-isolated`)).toBeLessThan(
        cold(library, `${tool}-own`),
      );
    }
  }
});

test('Vite and Rollup with tsc are often faster than both', () => {
  const faster = ids.flatMap(library =>
    ['vite-tsc', 'rollup-tsc'].filter(
      build =>
        cold(library, build) < cold(library, 'rslib-own') &&
        cold(library, build) < cold(library, 'tsdown-own'),
    ),
  );
  expect(faster.length).toBeGreaterThan(3);
});

// The home page has sentences of its own about the largest library.
test('home: with declarations, tsdown takes about as long, Vite is usually faster', () => {
  expect(verdict('modules', 'tsdown-own')).toBe('unclear');
  const { median, max } = timeOf('modules', 'vite-tsc').cold.ratio;
  expect(median).toBeLessThan(0.9);
  expect(max).toBeGreaterThan(1);
});

test('home: with TypeScript 5, Rslib is faster than tsup and unbuild in each round', () => {
  for (const round of rounds) {
    const time = (build: string) =>
      round[`modules/${build}/cold`]?.wallSeconds ?? NaN;
    for (const build of ['tsup-own', 'unbuild-own']) {
      expect(time('rslib-typescript5')).toBeLessThan(time(build));
    }
  }
});

test('home: for JavaScript alone, tsdown, tsup and Vite are faster', () => {
  for (const tool of ['tsdown', 'tsup', 'vite']) {
    expect(verdict('modules', tool)).toBe('faster');
  }
});

test('home: what you gain over tsup is what tsup lacks', () => {
  const rows: ComparisonRow[] = Object.values(comparison).flat();
  const cell = (id: string) => {
    const row = rows.find(one => one.id === id);
    const textOf = (tool: ComparedTool) => {
      const text = row?.cells[tool][0] ?? '';
      return typeof text === 'string' ? text : text.en;
    };
    return { rslib: textOf('rslib'), tsup: textOf('tsup') };
  };
  for (const id of ['module-federation', 'typescript-7', 'cache']) {
    expect(cell(id).tsup).toBe('no');
    expect(cell(id).rslib).not.toBe('no');
  }
  expect(cell('formats').rslib).toContain('umd');
  expect(cell('formats').tsup).not.toContain('umd');
});
