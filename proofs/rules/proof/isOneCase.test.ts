import { describe, expect, test } from '@rstest/core';
import { evidenceOf } from '../testing/evidenceOf.ts';
import { isOneCase } from './isOneCase.ts';
import { judge } from './judge.ts';

const step = (command: string) => ({ command, exit: 0, log: ['a'] });
const project = {
  sources: { 'rslib.config.ts': ['a'], 'src/index.ts': ['a'] },
  result: {
    log: ['a'],
    files: {
      'dist/index.js': ['a'],
      'dist/index.d.ts': ['a'],
      'dist/index.cjs': ['a'],
      'dist/esm/index.js': ['a'],
      'dist/other.js': ['a'],
    },
    steps: [
      step('node main.js'),
      step('node other.js'),
      step('rslib -c other.config.ts && cat dist/index.js'),
      step('sed -i s/a/b/ package.json && MODE=a rslib --log-level error'),
      step('cat dist/index.js'),
      step('cat dist/umd/index.js'),
      step('ls dist | sort'),
      step('npx publint'),
      step('npx tsc --noEmit names.ts'),
    ],
  },
};
const source = evidenceOf({
  one: project,
  two: project,
  small: { result: { files: { 'dist/index.js': ['a'] } } },
});

/** Lines of a proof, such as `one: log has a`; most expect the text `a`. */
const isOne = (...lines: string[]) =>
  isOneCase(
    lines.map(line => {
      const [about = '', phrase = '', expected = 'a'] = line.split(': ');
      const assertion = { about, phrase, expected, line: 1 };
      return { assertion, reads: judge(assertion, source).reads };
    }),
    source,
  );

describe('one case', () => {
  test.each([
    [['one: dist/index.js has']],
    [['one: dist/index.js has', 'one: src/index.ts has']],
    [['one: dist/index.js has', 'two: rslib.config.ts has']],
    [['one: dist/index.js has', 'one: dist/index.d.ts has', 'one: log has']],
    [['one: dist/index.js has', 'one: dist/other.js has']],
    [['one: dist/index.js has', 'one: $ node main.js has']],
    [['one: $ node main.js has', 'one: $ node main.js exit is: 0']],
    [['one: dist/index.js has', 'one: $ ls dist | sort has']],
    [['one: dist/index.js has', 'one: $ npx publint has']],
    [['one: dist/index.js has', 'one: $ cat dist/index.js has']],
    [['small: dist/*.js has', 'small: writes only: dist/index.js']],
    [['one: rslib.config.ts has']],
  ])('%s', lines => expect(isOne(...lines)).toBe(true));
});

describe('more than one', () => {
  test.each([
    ['two examples', ['one: log has', 'two: exit is: 0']],
    ['two formats', ['one: dist/index.js has', 'one: dist/index.cjs has']],
    ['two items', ['one: writes: dist/index.js', 'one: dist/esm/index.js has']],
    ['two runs', ['one: $ node main.js has', 'one: $ node other.js has']],
    ['a build in a step', ['one: log has', 'one: $ rslib -c… has']],
    ['two such builds', ['one: $ rslib -c… has', 'one: $ sed… has']],
    ['two files shown', ['one: dist/index.js has', 'one: $ cat dist/umd… has']],
    ['a wildcard', ['one: dist/*.js has']],
    ['all that was written', ['one: writes no: **/*.css']],
    ['a comparison', ['one: output same as: two']],
    ['the types', ['package @rslib/core: options lacks: virtualDirname']],
    ['a type check', ['one: $ npx tsc… has']],
  ])('%s', (_, lines) => expect(isOne(...lines)).toBe(false));
});
