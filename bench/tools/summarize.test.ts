import { expect, test } from '@rstest/core';
import { buildTimes } from '../../site/buildTimes.ts';
import { readResult } from '../results/resultFiles.ts';
import { versionsOf } from './packages.ts';
import { summarize } from './summarize.ts';
import type { ToolsResult, ToolsRound } from './ToolsResult.ts';

/** A round in which each build takes the same time, cold and warm. */
const round = (seconds: Record<string, number>): ToolsRound =>
  Object.fromEntries(
    Object.entries(seconds).flatMap(([build, wallSeconds]) =>
      ['cold', 'warm'].map(cache => [
        `small/${build}/${cache}`,
        { wallSeconds, cpuSeconds: wallSeconds / 2 },
      ]),
    ),
  );

const resultOf = (rounds: ToolsRound[]): ToolsResult => ({
  facts: {
    date: '2026-01-02T03:04:05.000Z',
    commit: '',
    loadAverage: 0,
    cores: 2,
    memoryGiB: 8,
    versions: {},
  },
  libraries: [{ id: 'small', files: 5, lines: 50 }],
  builds: [
    { id: 'rslib', tool: 'rslib', types: 'none' },
    { id: 'tsup', tool: 'tsup', types: 'none' },
    { id: 'rslib-own', tool: 'rslib', types: 'own' },
    { id: 'tsup-own', tool: 'tsup', types: 'own' },
  ],
  rounds,
});

const rounds = [
  round({ rslib: 1, tsup: 0.5, 'rslib-own': 2, 'tsup-own': 8 }),
  round({ rslib: 4, tsup: 3, 'rslib-own': 2, 'tsup-own': 6 }),
  round({ rslib: 2, tsup: 0.2, 'rslib-own': 4, 'tsup-own': 4 }),
];

test('medians of the times, and ratios within a round', () => {
  const { times, date } = summarize(resultOf(rounds));
  expect(date).toBe('2026-01-02');
  const tsup = times.find(({ build }) => build === 'tsup');
  expect(tsup?.cold).toEqual({
    seconds: 0.5,
    cpuSeconds: 0.25,
    // The medians alone, 0.5 and 2, would make it 0.25.
    ratio: { median: 0.5, min: 0.1, max: 0.75 },
  });
});

test('builds with declarations are compared with such a build', () => {
  const { times } = summarize(resultOf(rounds));
  const tsup = times.find(({ build }) => build === 'tsup-own');
  expect(tsup?.warm.ratio).toEqual({ median: 3, min: 1, max: 4 });
});

test('a round without one of the builds is no result', () => {
  const [first = {}] = rounds;
  const { 'small/tsup/warm': _, ...incomplete } = first;
  expect(() => summarize(resultOf([incomplete]))).toThrow(
    'no warm build of small by tsup',
  );
});

test('pages show the figures of the last run', () => {
  const result = readResult<ToolsResult>('tools');
  if (!result) throw new Error('bench/results/tools.json is missing.');
  expect(buildTimes).toEqual(summarize(result));
});

test('the versions measured are those that the examples use', () => {
  const { '@rslib/core': rslib, ...others } = versionsOf(
    ...['@rslib/core', 'tsdown', 'tsup', 'vite', 'rollup', 'typescript'],
  );
  expect(buildTimes.versions).toMatchObject({ rslib, ...others });
});
