import { expect, test } from '@rstest/core';
import { pageAddress } from './pageAddress.ts';

test.each([
  ['index.html', '/'],
  ['guide/index.html', '/guide/'],
  ['guide/start.html', '/guide/start'],
  ['guide/my-index.html', '/guide/my-index'],
])('%s has the address %s', (file, address) => {
  expect(pageAddress(file)).toBe(address);
});
