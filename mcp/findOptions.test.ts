import { describe, expect, test } from '@rstest/core';
import { describeOption, findOptions } from './findOptions.ts';

const entry = (name: string) => ({
  name,
  facts: ['- **Type:** `boolean`'],
  description: `About ${name}.`,
  url: 'https://example.com',
});
const options = [
  'output.autoExternal',
  'lib.autoExternal',
  'lib.dts',
  'lib.dts.bundle',
  'lib.bundle',
].map(entry);

describe('findOptions', () => {
  test.each([
    ['autoExternal', ['lib.autoExternal', 'output.autoExternal']],
    ['output.autoExternal', ['output.autoExternal']],
    ['lib.dts', ['lib.dts']],
    ['`dts`', ['lib.dts']],
    ['DTS.bundle', ['lib.dts.bundle']],
    ['bundle', ['lib.bundle', 'lib.dts.bundle']],
    ['unknown', []],
  ])('%s means %j', (name, expected) => {
    expect(findOptions(options, name).map(one => one.name)).toEqual(expected);
  });
});

describe('describeOption', () => {
  test('leaves out what is not known', () => {
    expect(describeOption({ ...entry('a'), facts: [] })).toBe(
      '## a\n\nAbout a.\n\nhttps://example.com',
    );
  });
});
