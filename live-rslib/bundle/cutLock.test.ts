import path from 'node:path';
import { expect, test } from '@rstest/core';
import { BINDING, cutLock, readLock } from './cutLock.ts';

const packages = {
  'node_modules/@rspack/core': { version: '2.0.0' },
  [`node_modules/${BINDING}`]: {
    version: '2.0.0',
    integrity: 'sha512-x',
    cpu: ['wasm32'],
    optional: true,
    dependencies: { runtime: '^1.0.0' },
  },
  'node_modules/runtime': { version: '1.5.0' },
  'node_modules/other': { version: '1.0.0' },
};

test('keeps the binding and what it needs, for every processor', () => {
  const { packages: cut } = cutLock(packages);
  expect(Object.keys(cut)).toEqual([
    '',
    `node_modules/${BINDING}`,
    'node_modules/runtime',
  ]);
  const binding = cut[`node_modules/${BINDING}`];
  expect(binding).toMatchObject({ integrity: 'sha512-x', optional: false });
  expect(binding).not.toHaveProperty('cpu');
});

test('refuses a binding that is not of the Rspack in use', () => {
  const upgraded = { 'node_modules/@rspack/core': { version: '2.1.0' } };
  expect(() => cutLock({ ...packages, ...upgraded })).toThrow(
    '2.0.0, but @rspack/core 2.1.0',
  );
  expect(() => cutLock(upgraded)).toThrow('nowhere');
});

test('names a package that the lockfile lacks', () => {
  const { 'node_modules/runtime': _runtime, ...rest } = packages;
  expect(() => cutLock(rest)).toThrow("doesn't have node_modules/runtime");
});

test('our lockfile can be cut', () => {
  const lock = readLock(path.resolve(import.meta.dirname, '../..'));
  expect(Object.keys(cutLock(lock).packages)).toContain(
    'node_modules/@napi-rs/wasm-runtime',
  );
});
