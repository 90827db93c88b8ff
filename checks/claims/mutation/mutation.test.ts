import { describe, expect, test } from '@rstest/core';
import type { Claim } from '../../../content-model/claims/Claim.ts';
import { judge } from '../proof/judge.ts';
import { namesOf } from '../proof/namesOf.ts';
import { evidenceOf } from '../testing/evidenceOf.ts';
import { collectEverything } from './collectEverything.ts';
import { tryImpostors } from './impostors.ts';
import { listMutants } from './listMutants.ts';
import { mutateClaim } from './mutateClaim.ts';

const source = evidenceOf({
  with: {
    sources: { 'rslib.config.ts': ['{ dts: true }'], 'src/index.ts': ['a;'] },
    result: {
      log: ['ready   built'],
      files: { 'dist/index.js': ['a();', 'b();'], 'dist/index.d.ts': ['a;'] },
      steps: [{ command: 'node main.js', exit: 0, log: ['hello'] }],
    },
  },
  without: {
    sources: { 'rslib.config.ts': ['{}'], 'src/index.ts': ['a;'] },
    result: { files: { 'dist/index.js': ['a();', 'b();'] } },
  },
  failing: { result: { exit: 1, log: ['error   lost'] } },
});
const everything = collectEverything(source);

const claimOf = (...lines: [string, string, string | string[]][]): Claim => ({
  en: ['It works.'],
  zh: ['能用。'],
  line: 1,
  assertions: lines.map(([about, phrase, expected], line) => ({
    about,
    phrase,
    expected,
    line,
  })),
});

describe('a change of what a proof rests on is noticed', () => {
  test.each<[string, string | string[]]>([
    ['exit is', '0'],
    ['log has', 'built'],
    ['log lacks', 'lost'],
    ['writes', 'dist/index.d.ts'],
    ['writes only', ['dist/index.js', 'dist/index.d.ts']],
    ['dist/index.js has', 'b()'],
    ['dist/*.js has', 'b()'],
    ['dist/index.js lacks', 'hello'],
    ['dist/index.js same as', 'without'],
    ['output differs from', 'without'],
    ['only differs from without in', 'rslib.config.ts'],
    ['rslib.config.ts has', 'dts: true'],
    ['$ node main.js has', 'hello'],
    ['$ node main.js exit is', '0'],
    ['command is', 'rslib'],
  ])('%s', (phrase, expected) => {
    const claim = claimOf(['with', phrase, expected]);
    const { killed, survivors } = mutateClaim(claim, source, everything);
    expect(killed).toBeGreaterThan(0);
    expect(survivors).toEqual([]);
  });
});

test('swapping outputs that look the same to a proof changes nothing', () => {
  const swaps = (phrase: string, expected: string) =>
    listMutants(
      [
        ['with', phrase],
        ['without', phrase],
      ].flatMap(([about = '', words = '']) => {
        const assertion = { about, phrase: words, expected, line: 1 };
        return judge(assertion, source).reads;
      }),
      source,
      everything,
    ).filter(({ name }) => name.includes('swapped')).length;
  expect(swaps('dist/index.js has', 'b()')).toBe(0);
  expect(swaps('writes', 'dist/index.js')).toBe(1);
});

test('a weak proof holds for other examples', () => {
  const weak = claimOf(['with', 'dist/index.js has', 'b()']);
  expect(tryImpostors(weak, source).accepted).toEqual(['without']);
  const strong = claimOf(['with', 'writes', 'dist/index.d.ts']);
  expect(tryImpostors(strong, source).accepted).toEqual([]);
});

test('a proof needs the examples it compares with', () => {
  const claim = claimOf(
    ['with', 'only differs from without in', 'rslib.config.ts'],
    ['with', 'dist/index.js differs from', 'failing dist/a.js'],
    ['package @rslib/core', 'default of dts is', '`false`'],
  );
  expect(namesOf(claim)).toEqual(['with', 'without', 'failing']);
});
