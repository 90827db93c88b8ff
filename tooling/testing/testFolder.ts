import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@rstest/core';

/** A folder that is there while the tests of a file run, and what writes files into it. */
export function testFolder() {
  const root = mkdtempSync(path.join(tmpdir(), 'test-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, content: string | Buffer) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  return { root, write };
}
