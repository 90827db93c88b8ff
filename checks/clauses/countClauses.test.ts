import { describe, expect, test } from '@rstest/core';
import { countClauses, type TestOutcome } from './countClauses.ts';

const clauses = [
  { id: '2.1.base', owner: 'stands', text: 'The base path is /.' },
  { id: '2.4.dropdown', owner: 'page', text: 'Dropdowns open on hover.' },
  { id: '3.frontmatter', owner: 'page', text: 'Each key has its effect.' },
];
const parts = { '3.frontmatter': ['title', 'head'] };

const pass = (title: string): TestOutcome => ({ title, passed: true });
const fail = (title: string): TestOutcome => ({ title, passed: false });

function count(...tests: TestOutcome[]) {
  const { proven, missing, errors } = countClauses({ clauses, parts, tests });
  return {
    proven: proven.map(({ id }) => id),
    missing: Object.fromEntries(
      missing.map(({ clause, reason }) => [clause.id, reason]),
    ),
    errors,
  };
}

describe('a clause without parts', () => {
  test.each([
    ['has no test', [], 'no test'],
    ['has a passing test', [pass('[2.1.base] is /')], undefined],
    [
      'shares a passing test',
      [pass('[2.4.dropdown] [2.1.base] both')],
      undefined,
    ],
    [
      'has one failing test among passing ones',
      [pass('[2.1.base] is /'), fail('[2.1.base] is not /docs')],
      'failed: "[2.1.base] is not /docs"',
    ],
    ['is named later in a title only', [pass('as [2.1.base] says')], 'no test'],
  ])('%s', (_, tests, reason) => {
    const result = count(...tests);
    expect(result.missing['2.1.base']).toBe(reason);
    expect(result.proven.includes('2.1.base')).toBe(reason === undefined);
    expect(result.errors).toEqual([]);
  });
});

describe('a clause with parts', () => {
  test.each([
    [
      'is tested as a whole',
      [pass('[3.frontmatter] works')],
      'parts without a passing test: title, head',
    ],
    [
      'has one part proven',
      [pass('[3.frontmatter:head] is emitted')],
      'parts without a passing test: title',
    ],
    [
      'has a failing part',
      [pass('[3.frontmatter:head] a'), fail('[3.frontmatter:title] b')],
      'failed: "[3.frontmatter:title] b"',
    ],
    [
      'has all parts proven',
      [pass('[3.frontmatter:head] a'), pass('[3.frontmatter:title] b')],
      undefined,
    ],
  ])('%s', (_, tests, reason) => {
    expect(count(...tests).missing['3.frontmatter']).toBe(reason);
  });
});

describe('errors', () => {
  test.each([
    ['an unknown clause', '[2.1.bass] x', 'names 2.1.bass'],
    ['an unknown part', '[3.frontmatter:heading] x', 'names the part heading'],
    ['a part where none is declared', '[2.1.base:x] y', 'names the part x'],
    [
      'three clauses in a title',
      '[2.1.base] [2.4.dropdown] [3.frontmatter] x',
      'names 3 clauses',
    ],
  ])('%s', (_, title, message) => {
    expect(count(pass(title)).errors).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test('parts of a clause that does not exist', () => {
    const { errors } = countClauses({
      clauses,
      parts: { '9.nothing': ['a'] },
      tests: [],
    });
    expect(errors).toEqual([expect.stringContaining('9.nothing')]);
  });
});
