import { createHash } from 'node:crypto';
import { expect, test } from '@rstest/core';
import { crypto } from './crypto.ts';

test.each([0, 1, 55, 56, 63, 64, 1_000])(
  'the hash of %i letters is that of Node.js',
  count => {
    const text = '中'.repeat(count % 2) + 'a'.repeat(count);
    expect(crypto.createHash('sha256').update(text).digest()).toBe(
      createHash('sha256').update(text).digest('hex'),
    );
  },
);
