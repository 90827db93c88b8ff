import { describe, expect, test } from '@rstest/core';
import { checkLock, findRanges, type LockedPackage } from './checkLock.ts';

const integrity = 'sha512-abc';
const rules = {
  withInstallScript: { builder: 'why' },
  withoutIntegrity: ['native-'],
  workspaces: ['search', 'examples'],
};
const fine: Record<string, LockedPackage> = {
  '': {},
  'node_modules/builder': { integrity, hasInstallScript: true },
  'node_modules/native-arm': { optional: true, cpu: ['arm'] },
  'node_modules/a': { integrity },
  search: {},
  'node_modules/@site/search': { link: true, resolved: 'search' },
};

describe('checkLock', () => {
  test('accepts what the rules name', () => {
    expect(checkLock(fine, rules)).toEqual([]);
  });

  test.each<[string, LockedPackage, string]>([
    [
      'node_modules/b',
      { integrity, hasInstallScript: true },
      'b has an install script',
    ],
    ['node_modules/a/node_modules/@s/b', {}, '@s/b has no hash'],
    ['node_modules/native-x', { optional: true }, 'limited to other platforms'],
    ['node_modules/b', { integrity: 'sha1-abc' }, 'b has a weak hash: sha1'],
    ['node_modules/b', { integrity, link: true }, 'is a local folder'],
    [
      'node_modules/b',
      { integrity, link: true, resolved: '../b' },
      'is a local folder',
    ],
    ['packages/b', { integrity }, 'is a local folder'],
    [
      'examples/node_modules/b',
      { integrity },
      'b is installed in examples/ in another version',
    ],
    ['examples/one/node_modules/b', {}, 'b has no hash'],
  ])('%s as %j is named', (place, entry, reason) => {
    const [problem, ...others] = checkLock({ ...fine, [place]: entry }, rules);
    expect(problem).toContain(reason);
    expect(others).toEqual([]);
  });

  test('asks to shorten lists that are longer than needed', () => {
    const { 'node_modules/a': a } = fine;
    expect(checkLock({ 'node_modules/a': a ?? {} }, rules)).toHaveLength(2);
  });
});

test('findRanges names what is not one version', () => {
  const versions = { a: '1.2.3', b: '^1.2.3', c: 'latest', d: '1.0.0-rc.1' };
  expect(findRanges(versions)).toEqual([
    'b is not pinned: ^1.2.3',
    'c is not pinned: latest',
  ]);
});
