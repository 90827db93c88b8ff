import { expect, test } from '@rstest/core';
import { describeRun } from './describeRun.ts';

const facts = {
  date: '2026-01-02T03:04:05.000Z',
  commit: 'abc',
  loadAverage: 0.3,
  cores: 2,
  memoryGiB: 8,
  versions: { node: '24.0.0' },
};

test('names date, commit, machine and versions', () => {
  expect(describeRun(facts, '5 rounds.')).toBe(
    'Measured 2026-01-02 03:04 UTC at abc, 2 cores, 8 GiB; node 24.0.0. 5 rounds. Load average at the start: 0.3.',
  );
});

test('warns of a busy machine', () => {
  expect(describeRun({ ...facts, loadAverage: 6 })).toContain('was busy');
});
