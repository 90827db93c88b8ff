import { describe, expect, test } from '@rstest/core';
import { testFolder } from '../../tooling/testing/testFolder.ts';
import { hashExample, hashSurroundings } from './hashExample.ts';

const { root: folder, write } = testFolder();

describe('the hash of an example', () => {
  test('changes with every file and with the tools', () => {
    const hashes = new Set<string>();
    const add = (tools: string) =>
      hashes.add(hashExample(folder, hashSurroundings({ rslib: tools })));
    add('1');
    add('2');
    write('a', 'x');
    add('1');
    write('a', 'y');
    add('1');
    expect(hashes.size).toBe(4);
    add('1');
    expect(hashes.size).toBe(4);
  });
});
