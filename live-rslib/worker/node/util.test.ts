import nodeUtil from 'node:util';
import { describe, expect, test } from '@rstest/core';
import { util } from './util.ts';

describe('format is that of Node.js', () => {
  test.each<unknown[]>([
    ['%s has %d files', 'dist', 3],
    ['100%% of %s', 'it'],
    ['%s and %s', 'one'],
    ['a', 'b', 1, null, undefined, true],
    ['%j', { a: 1 }],
    ['no marks'],
  ])('%#', (...args) => {
    expect(util.format(...args)).toBe(nodeUtil.format(...args));
  });
});

test('promisify passes this, arguments, and errors on', async () => {
  const tool = {
    base: 2,
    add: util.promisify(function (this: unknown, ...args: unknown[]) {
      const { base } = this as { base: number };
      const [more, done] = args as [number, (e: unknown, sum?: number) => void];
      if (more < 0) done(new Error('negative'));
      else done(null, base + more);
    }),
  };
  expect(await tool.add(3)).toBe(5);
  await expect(tool.add(-1)).rejects.toThrow('negative');
});

test('text for terminals is plain', () => {
  expect(util.styleText('red', 'x')).toBe('x');
  expect(util.stripVTControlCharacters('\x1b[31mx\x1b[0m')).toBe('x');
});

test('inherits makes instances of the parent', () => {
  class Parent {}
  class Child {}
  util.inherits(Child, Parent);
  expect(new Child()).toBeInstanceOf(Parent);
});
