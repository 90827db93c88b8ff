import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { splitCopy } from '../../content-model/splitCopy.ts';
import { createTestDocs } from './createTestDocs.ts';
import { partNames } from './Docs.ts';
import { readPackedDocs, writeDocs } from './packedDocs.ts';

test('every part is read as it was written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packed-docs-'));
  const docs = createTestDocs({ pages: { '/a': splitCopy('# A\n') } });
  writeDocs(docs, folder);
  const packed = readPackedDocs(folder);
  for (const name of partNames) expect(packed[name]()).toEqual(docs[name]());
  expect(packed.pages()).toBe(packed.pages());
  rmSync(folder, { recursive: true });
});
