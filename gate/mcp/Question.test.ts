import { describe, expect, test } from '@rstest/core';
import {
  missingTexts,
  parseQuestions,
  rankOfSection,
  wrongTexts,
} from './Question.ts';

describe('parseQuestions', () => {
  test('reads questions; one text is a list of one', () => {
    const json = '[{"question":"q","tool":"t","expect":"a"}]';
    expect(parseQuestions(json)).toEqual([
      {
        question: 'q',
        tool: 't',
        arguments: {},
        sections: [],
        expect: ['a'],
        avoid: [],
      },
    ]);
  });

  test.each([
    '{}',
    '[{"tool":"t","expect":["a"]}]',
    '[{"question":"q","tool":"t","expect":[]}]',
    '[{"question":"q","tool":"t","expect":[[]]}]',
    '[{"question":"q","tool":"t","expect":[""]}]',
  ])('%s is refused', json => {
    expect(() => parseQuestions(json)).toThrow();
  });
});

describe('missingTexts', () => {
  test('letter case and line breaks mean nothing', () => {
    const question = { expect: ['Not set', 'true'] };
    expect(missingTexts(question, 'is not\nset')).toEqual(['true']);
  });

  test('of a list, one text is enough', () => {
    const question = {
      expect: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    };
    expect(missingTexts(question, 'b')).toEqual(['c or d']);
  });
});

test('wrongTexts finds what must not be said', () => {
  const question = { avoid: ['Turn on', 'never'] };
  expect(wrongTexts(question, 'then turn\non dts')).toEqual(['Turn on']);
});

describe('rankOfSection', () => {
  const answer =
    'A\nhttps://rslib.rs/zh/a#b\n\nSee https://rslib.rs/c\n\nD\nhttps://rslib.rs/d';

  test.each([
    ['/a#b', 1],
    ['/a', 1],
    ['/a#', 0],
    ['/d#', 2],
    ['/d', 2],
    ['/c', 0],
  ])('%s is at %d', (label, rank) => {
    expect(rankOfSection({ sections: ['/x', label] }, answer)).toBe(rank);
  });
});
