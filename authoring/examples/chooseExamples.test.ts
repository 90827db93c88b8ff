import { describe, expect, test } from '@rstest/core';
import { orderExamples, takeWeight } from './chooseExamples.ts';

const ids = Array.from({ length: 40 }, (_, index) => `example-${index}`);

describe('the examples that a check builds', () => {
  test('are first those that recent commits touched', () => {
    const touched = [
      'examples/example-7/src/index.ts',
      'examples/results/example-31.json',
      'examples/recorded.json',
      'examples/explorer/results/vue.json',
      '',
    ];
    const [first, second] = orderExamples(ids, touched, 'a commit');
    expect([first, second].sort()).toEqual(['example-31', 'example-7']);
  });

  test('are others for another commit, and the same for the same', () => {
    const ten = (seed: string) => orderExamples(ids, [], seed).slice(0, 10);
    expect(ten('one')).toEqual(ten('one'));
    expect(ten('one')).not.toEqual(ten('two'));
  });

  test('leave none out in the long run', () => {
    const seen = new Set<string>();
    for (let commit = 0; commit < 60; commit++) {
      for (const id of orderExamples(ids, [], `${commit}`).slice(0, 10))
        seen.add(id);
    }
    expect(seen.size).toBe(ids.length);
  });

  test('cost about as much, however heavy the touched ones are', () => {
    const weights: Record<string, number> = { chain: 39, small: 1, typed: 5 };
    const weightOf = (id: string) => weights[id] ?? 0;
    const taken = takeWeight(
      ['chain', 'typed', 'chain', 'small'],
      weightOf,
      45,
    );
    expect(taken).toEqual(['chain', 'typed', 'small']);
  });
});
