import path from 'node:path';
import { expect, test } from '@rstest/core';
import { createSbom } from './createSbom.ts';
import { type LockedPackages, readLock } from './lockedPackages.ts';

const packages: LockedPackages = {
  '': { dependencies: { '@s/a': '1.0.0', part: '0.0.0' } },
  part: { version: '0.0.0', devDependencies: { b: '2.0.0' } },
  'node_modules/part': { link: true },
  'node_modules/@s/a': {
    version: '1.0.0',
    license: 'MIT',
    integrity: `sha512-${Buffer.from([0, 1, 2]).toString('base64')}`,
    dependencies: { b: '^1.0.0' },
    optionalDependencies: { 'only-elsewhere': '1.0.0' },
  },
  'node_modules/@s/a/node_modules/b': { version: '1.5.0' },
  'node_modules/b': { version: '2.0.0', license: 'CC BY-SA 4.0' },
};
const sbom = createSbom('site', packages, new Set(['@s/a', 'b']));
const component = (purl: string) =>
  sbom.components.find(one => one.purl === purl);

test('describes a package', () => {
  expect(component('pkg:npm/%40s/a@1.0.0')).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/%40s/a@1.0.0',
    name: '@s/a',
    version: '1.0.0',
    scope: 'required',
    purl: 'pkg:npm/%40s/a@1.0.0',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
});

test('tells the copy that readers get from that of a tool', () => {
  expect(component('pkg:npm/b@2.0.0')?.scope).toBe('required');
  expect(component('pkg:npm/b@1.5.0')?.scope).toBe('excluded');
});

test('names a license that is no SPDX expression', () => {
  expect(component('pkg:npm/b@2.0.0')?.licenses).toEqual([
    { license: { name: 'CC BY-SA 4.0' } },
  ]);
});

test('finds the copy that a package imports', () => {
  expect(sbom.dependencies).toEqual([
    { ref: 'site', dependsOn: ['pkg:npm/%40s/a@1.0.0', 'pkg:npm/b@2.0.0'] },
    { ref: 'pkg:npm/%40s/a@1.0.0', dependsOn: ['pkg:npm/b@1.5.0'] },
    { ref: 'pkg:npm/b@1.5.0', dependsOn: [] },
    { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
  ]);
});

test('names each package of our lockfile once, and refers to no other', () => {
  const lock = readLock(path.resolve(import.meta.dirname, '../..'));
  const { components, dependencies } = createSbom('site', lock, new Set());
  const refs = components.map(one => one['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  const known = new Set([...refs, 'site']);
  const unknown = dependencies
    .flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    .filter(ref => !known.has(ref));
  expect(unknown).toEqual([]);
  expect(dependencies).toHaveLength(known.size);
});
