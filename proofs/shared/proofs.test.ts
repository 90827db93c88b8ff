import { expect, test } from '@rstest/core';
import { proofsPath } from './proofs.ts';

test('proofs are next to their page', () => {
  expect(proofsPath('/guide/start')).toBe('/guide/start.proofs.json');
  expect(proofsPath('/zh/config/')).toBe('/zh/config/index.proofs.json');
});
