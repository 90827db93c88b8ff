import { describe, expect, test } from '@rstest/core';
import { parseExample } from './Example.ts';

const parse = (data: unknown) => parseExample('one', JSON.stringify(data));

describe('an example', () => {
  test('needs a title only', () => {
    expect(parse({ title: 'One' })).toEqual({
      id: 'one',
      title: 'One',
      build: 'api',
      args: '',
      exit: 0,
      log: [],
      steps: [],
      unstable: {},
      package: 'none',
      chain: [],
    });
  });

  test('expects its steps to pass unless it says otherwise', () => {
    const { steps } = parse({
      title: 'One',
      steps: [{ command: 'a' }, { command: 'b', exit: 2 }],
    });
    expect(steps.map(({ exit }) => exit)).toEqual([0, 2]);
  });

  test.each([
    ['no title', {}, 'has no title'],
    ['an unknown key', { title: 'x', exits: 1 }, 'unknown keys: exits'],
    [
      'an unknown build',
      { title: 'x', build: 'watch' },
      'not api, cli or both',
    ],
    ['an unknown package', { title: 'x', package: 'cjs' }, 'none, esm or dual'],
    ['arguments without the command line', { title: 'x', args: '-w' }, 'args'],
    ['a failure without its message', { title: 'x', exit: 1 }, 'any failure'],
  ])('is refused with %s', (_, data, message) => {
    expect(() => parse(data)).toThrow(message);
  });
});
