import { expect, test } from '@rstest/core';
import { splitCopy } from '../../content-model/splitCopy.ts';
import { testFolder } from '../../tooling/testing/testFolder.ts';
import { createTestDocs } from './createTestDocs.ts';
import { partNames } from './Docs.ts';
import { readPackedDocs, writeDocs } from './packedDocs.ts';

const { root: folder } = testFolder();

test('every part is read as it was written', () => {
  const docs = createTestDocs({ pages: { '/a': splitCopy('# A\n') } });
  writeDocs(docs, folder);
  const packed = readPackedDocs(folder);
  for (const name of partNames) expect(packed[name]()).toEqual(docs[name]());
  expect(packed.pages()).toBe(packed.pages());
});
