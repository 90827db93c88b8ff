import nodeUrl from 'node:url';
import { expect, test } from '@rstest/core';
import { url } from './url.ts';

test.each(['/a/b.js', '/with space/%/x.js', '/hash#1/query?2.js', '/ä/中.js'])(
  '%s is the same address as in Node.js, and back',
  file => {
    const address = url.pathToFileURL(file);
    expect(address.href).toBe(nodeUrl.pathToFileURL(file).href);
    expect(url.fileURLToPath(address)).toBe(file);
  },
);
