import { describe, expect, test } from '@rstest/core';
import { evidenceOf } from '../testing/evidenceOf.ts';
import { judge } from './judge.ts';
import { findUnheardOf } from './occurs.ts';

const source = evidenceOf({
  one: {
    command: 'rslib --bundle',
    sources: { 'src/index.ts': ["import './a';"], 'rslib.config.ts': ['{}'] },
    result: {
      log: ['start   building', 'warn    careful', 'ready   built'],
      files: {
        'dist/index.js': ['import "x";', 'run();'],
        'dist/a.js': ['import "y";'],
        'dist/big.js': { note: 'longer than 20000 bytes' },
        'dist/none.js': [''],
      },
      steps: [{ command: 'node main.js', exit: 1, log: ['Error: lost'] }],
    },
  },
  two: {
    sources: {
      'src/index.ts': ["import './a';"],
      'rslib.config.ts': ['{ a }'],
    },
    result: { exit: 1, files: { 'dist/index.js': ['import "x";', 'run();'] } },
  },
});

const assertion = (phrase: string, expected: string | string[]) => ({
  about: 'one',
  phrase,
  expected,
  line: 1,
});

const isTrue = (phrase: string, expected: string | string[]) =>
  judge(assertion(phrase, expected), source).ok;

describe('what an assertion can say', () => {
  test.each([
    ['exit is', '0', '1'],
    ['log has', 'careful', 'careless'],
    ['log lacks', 'error', 'warn'],
    ['log has in order', ['start', 'ready'], ['ready', 'start']],
    ['command has', '--bundle', '--no-bundle'],
    ['command is', 'rslib --bundle', 'rslib'],
    ['writes', ['dist/a.js', 'dist/i*.js'], ['dist/a.js', 'dist/b.js']],
    ['writes no', '**/*.css', '**/*.js'],
    ['writes only', 'dist/*.js', 'dist/a.js'],
    ['dist/index.js has', ['import "x"', 'run()'], 'require'],
    ['dist/index.js starts with', 'import', 'run'],
    ['dist/index.js ends with', 'run();', 'import'],
    ['dist/index.js lacks', 'require', 'import'],
    ['dist/index.js is', 'import "x";\nrun();', 'run();'],
    ['dist/{a,index}.js has', 'import', 'run()'],
    ['src/index.ts has', "'./a'", "'./b'"],
    ['dist/gone.js lacks', [], 'x'],
    ['$ node main.js has', 'lost', 'found'],
    ['$ node main.js exit is', '1', '0'],
    ['$ node … has', 'lost', 'found'],
    ['dist/index.js same as', 'two', 'one dist/a.js'],
    ['dist/index.js differs from', 'one dist/a.js', 'two'],
    ['output differs from', 'two', 'one'],
    ['output same as', 'one', 'two'],
    [
      'only differs from two in',
      ['rslib.config.ts', 'command'],
      'rslib.config.ts',
    ],
  ])('%s', (phrase, right, wrong) => {
    // The absent file has no right answer.
    expect(right.length === 0 || isTrue(phrase, right)).toBe(true);
    expect(isTrue(phrase, wrong)).toBe(false);
  });

  test('an empty text proves no absence', () => {
    expect(isTrue('dist/none.js lacks', 'x')).toBe(false);
  });

  test.each(['has', 'has in order', 'lacks', 'starts with'])(
    'that a text %s nothing is never true',
    verb => {
      expect(isTrue(`dist/index.js ${verb}`, '')).toBe(false);
    },
  );

  test('the verdict shows what was expected and what was there', () => {
    const { expected, seen } = judge(
      assertion('dist/index.js has', 'y'),
      source,
    );
    expect(expected).toBe('dist/index.js has "y"');
    expect(seen).toContain('| import "x";');
  });

  test('it tells on what it rests', () => {
    expect(judge(assertion('dist/index.js has', 'run'), source).reads).toEqual([
      { example: 'one', part: 'file dist/index.js' },
    ]);
  });
});

describe('what can’t be judged', () => {
  test.each([
    ['dist/index.js contains', 'x', "isn't in the vocabulary"],
    ['$ node other.js has', 'x', 'has no step'],
    ['dist/big.js has', 'x', "isn't recorded"],
    ['output same as', 'three', 'There is no example three'],
  ])('%s', (phrase, expected, message) => {
    expect(() => judge(assertion(phrase, expected), source)).toThrow(message);
  });
});

describe('absence', () => {
  test.each([
    ['dist/index.js lacks', 'careful', []],
    ['dist/index.js lacks', 'requires(', ['requires(']],
    ['log lacks', 'error', []],
    ['writes no', ['dist/a.js', '**/*.css'], ['**/*.css']],
  ])('%s %s', (phrase, expected, unheardOf) => {
    expect(findUnheardOf(assertion(phrase, expected), source)).toEqual(
      unheardOf,
    );
  });
});

test('words of the sentence may be absent from all examples', () => {
  const claim = assertion('dist/index.js lacks', 'requires(');
  expect(findUnheardOf(claim, source, ['It never requires(x).'])).toEqual([]);
});

describe('an installed package', () => {
  const about = 'package @rslib/core';
  const say = (phrase: string, expected: string) =>
    judge({ about, phrase, expected, line: 1 }, source).ok;

  test('declares types, defaults, and package.json', () => {
    expect(say('default of dts.bundle is', '`false`')).toBe(true);
    expect(say('type of dts.bundle has', 'tsconfigPath?: string')).toBe(true);
    expect(say('package.json has', '"name": "@rslib/core"')).toBe(true);
    expect(say('README.md has', 'Rslib')).toBe(true);
    expect(say('dist-types/*.d.ts has', 'defineConfig')).toBe(true);
    expect(say('package.json lacks', '"name"')).toBe(false);
  });

  test('has a list of its options', () => {
    expect(say('options has', 'dts.bundle')).toBe(true);
    expect(say('options lacks', 'virtualDirname')).toBe(true);
  });

  test('its code is no evidence', () => {
    expect(() => say('dist/index.js has', 'x')).toThrow('declares');
    expect(() => say('default of none is', 'x')).toThrow('no option none');
  });
});
