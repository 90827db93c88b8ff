import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import type { BuildTimes } from '../../../site/buildTimes.ts';
import { describeTimes, isBench, readBench } from './benchEvidence.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const figures = (seconds: number, min: number, max: number) => {
  const one = { seconds, cpuSeconds: seconds, ratio: { median: 1, min, max } };
  return { cold: one, warm: one };
};
const time = (build: string, seconds: number, min: number, max: number) => ({
  ...{ library: 'small' as const, build, tool: build },
  types: build.includes('-') ? 'own' : 'none',
  ...figures(seconds, min, max),
});
const times: BuildTimes = {
  ...{ date: '', cores: 2, memoryGiB: 24, rounds: 5 },
  versions: { node: '24.0.0' },
  libraries: [{ id: 'small', files: 5, lines: 50 }],
  times: [
    time('rslib', 1, 1, 1),
    time('tsup', 0.5, 0.4, 0.9),
    time('vite', 1, 0.9, 1.1),
    time('unbuild', 3, 2, 4),
    time('rslib-bundled', 2.5, 2, 3),
    time('tsdown-own', 0.8, 0.7, 0.9),
  ],
};

describe('build times in words', () => {
  test.each([
    'node 24.0.0',
    'tsup, small, cold: faster than Rslib',
    'vite, small, warm: neither faster nor slower',
    'unbuild, small, cold: slower than Rslib',
    'slowest of code, small, cold: unbuild',
    'slowest of declarations, small, cold: rslib-bundled',
    'rslib-bundled, declarations, small: 3 times tsdown-own',
  ])('%s', line => {
    expect(describeTimes(times)).toContain(line);
  });

  test('Rslib isn’t compared with itself', () => {
    const own = describeTimes(times).filter(line => line.startsWith('rslib,'));
    expect(own).toEqual([]);
  });
});

test('a measurement is evidence with its sources and its steps', () => {
  expect(isBench('bench tools')).toBe(true);
  expect(isBench('bench-tools')).toBe(false);
  const tools = readBench('bench tools', root);
  expect(Object.keys(tools?.sources ?? {})).toContain('builds.ts');
  const unbuild = readBench('bench unbuild', root);
  expect(unbuild?.result.steps.length).toBeGreaterThan(5);
  expect(readBench('bench pages', root)).toBeUndefined();
});
