import { expect, test } from '@rstest/core';
import { checkTimes, formatTimes, updateLimits } from './times.ts';

const limits = {
  build: { cpu: 100, wall: 60, ceiling: 100 },
  lint: { cpu: 3, wall: 2, ceiling: 8 },
};

test('a step may take half as much again as its ceiling, and no more', () => {
  expect(checkTimes({ build: { cpu: 150 } }, limits)).toEqual([]);
  const [problem] = checkTimes({ build: { cpu: 151 } }, limits);
  expect(problem).toMatch(
    /^build took 151 CPU seconds, 1.5 times its ceiling of 100\. /,
  );
});

test('on a machine that is slower at every step, a ceiling is higher', () => {
  const names = Array.from({ length: 21 }, (_, index) => `step ${index}`);
  const known = Object.fromEntries(
    names.map(name => [name, { cpu: 10, wall: 10, ceiling: 10 }]),
  );
  const took = (cpu: number, of: readonly string[]) =>
    Object.fromEntries(of.map(name => [name, { cpu, wall: cpu }]));
  expect(checkTimes(took(18, names), known)).toEqual([]);
  const oneGrew = { ...took(18, names), 'step 7': { cpu: 28, wall: 28 } };
  expect(checkTimes(oneGrew, known)).toHaveLength(1);
  expect(checkTimes(took(18, names.slice(1, 5)), known)).toHaveLength(4);
});

test('a step that nobody recorded is reported', () => {
  const [problem] = checkTimes({ new: { cpu: 1 } }, limits);
  expect(problem).toMatch(/^new has no ceiling/);
});

test('recording keeps the other steps and leaves room below 25 seconds', () => {
  const updated = updateLimits(limits, {
    build: { cpu: 80.04, wall: 50 },
    audit: { cpu: 0.2 },
  });
  expect(updated).toEqual({
    audit: { cpu: 0.2, ceiling: 25 },
    build: { cpu: 80, wall: 50, ceiling: 81 },
    lint: limits.lint,
  });
  expect(Object.keys(updated)).toEqual(['audit', 'build', 'lint']);
});

test('the table starts with the slowest', () => {
  expect(
    formatTimes({ lint: { cpu: 3 }, build: { cpu: 99.96, wall: 60 } }, limits),
  ).toEqual([
    '   100.0    60.0     100  build',
    '     3.0               8  lint',
  ]);
});
