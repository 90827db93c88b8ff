import { afterAll, describe, expect, test } from '@rstest/core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashExample, hashSurroundings } from './hashExample.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hash-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the hash of an example', () => {
  test('changes with every file and with the tools', () => {
    const hashes = new Set<string>();
    const add = (tools: string) =>
      hashes.add(hashExample(folder, hashSurroundings({ rslib: tools })));
    add('1');
    add('2');
    writeFileSync(path.join(folder, 'a'), 'x');
    add('1');
    writeFileSync(path.join(folder, 'a'), 'y');
    add('1');
    expect(hashes.size).toBe(4);
    add('1');
    expect(hashes.size).toBe(4);
  });
});
