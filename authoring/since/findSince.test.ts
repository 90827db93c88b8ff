import { expect, test } from '@rstest/core';
import { findSince } from './findSince.ts';

const releases = (versions: Record<string, string>) =>
  findSince(
    Object.entries(versions).map(([version, options]) => ({
      version,
      options: options.split(' '),
    })),
  );

test('an option came with the version after the last one without it', () => {
  const since = releases({
    '0.1.0': 'format dts',
    '0.1.3': 'format dts syntax',
    '0.2.0': 'format dts syntax id',
    '1.0.0': 'format dts syntax id wasm',
  });
  expect(since).toEqual({ syntax: '0.1', id: '0.2', wasm: '1.0' });
});

test('nothing is said where versions in between are unknown', () => {
  expect(releases({ '0.1.0': 'format', '0.2.2': 'format id' })).toEqual({});
  expect(releases({ '0.1.0': 'format', '0.3.0': 'format id' })).toEqual({});
});

test('nothing is said of options that were there from the start', () => {
  expect(releases({ '0.1.0': 'format' })).toEqual({});
});

test('types that hide the members of an option say nothing of them', () => {
  const since = releases({
    '0.1.0': 'dts redirect redirect.js',
    '0.1.1': 'dts dts.bundle redirect redirect.js redirect.dts wasm wasm.mode',
  });
  expect(since).toEqual({
    'redirect.dts': '0.1',
    wasm: '0.1',
    'wasm.mode': '0.1',
  });
});

test('an option that was gone for a while counts from its return', () => {
  const since = releases({
    '0.1.0': 'format id',
    '0.1.1': 'format',
    '0.1.2': 'format id',
  });
  expect(since).toEqual({ id: '0.1' });
});
