import { beforeEach, describe, expect, test } from '@rstest/core';
import { testFolder } from '../../tooling/testing/testFolder.ts';
import {
  hashRecords,
  readRecorded,
  sampleRecord,
  writeRecorded,
} from './record.ts';

const { root, write } = testFolder();
const tools = { rslib: '1' };
const hash = (toolchain = tools) =>
  hashRecords(root, { ids: ['one'], sampleIds: [] }, toolchain).one;

describe('what was recorded of an example', () => {
  let before: string | undefined;
  beforeEach(() => {
    write('examples/one/example.json', '{ "title": "One" }');
    write('examples/one/src/index.ts', 'export {}');
    write('examples/results/one.json', '{}');
    before = hash();
  });

  test('is the same while nothing changes', () => {
    expect(hash()).toBe(before);
    writeRecorded(root, ['one'], { one: before, gone: 'x' });
    expect(readRecorded(root)).toEqual({ one: before });
  });

  test('is another after a change of the example', () => {
    write('examples/one/src/index.ts', 'export const a = 1');
    expect(hash()).not.toBe(before);
  });

  test('is another after a change of the result by hand', () => {
    write('examples/results/one.json', '{ "exit": 1 }');
    expect(hash()).not.toBe(before);
  });

  test('is another with other tools', () => {
    expect(hash({ rslib: '2' })).not.toBe(before);
  });
});

test('a chain is another after a change of an example that its page shows', () => {
  const hashChain = () =>
    hashRecords(root, { ids: ['chain'], sampleIds: [] }, tools).chain;
  const files = { 'src/index.ts': 'new' };
  const chain = [{ example: 'one', files, run: [] }];
  write('examples/chain/example.json', JSON.stringify({ title: 'C', chain }));
  write('examples/one/src/index.ts', 'export const a = 1');
  const before = hashChain();
  write('examples/one/src/index.ts', 'export const a = 2');
  expect(hashChain()).not.toBe(before);
});

test('a sample of the Explorer is recorded in the same way', () => {
  const hashSample = () =>
    hashRecords(root, { ids: [], sampleIds: ['utils'] }, tools)[
      sampleRecord('utils')
    ];
  write('examples/explorer/utils/sample.json', '{}');
  const before = hashSample();
  write('examples/explorer/results/utils.json', '{}');
  const built = hashSample();
  write('examples/explorer/utils/sample.json', '{ "title": "" }');
  expect(new Set([before, built, hashSample()]).size).toBe(3);
});
