import { describe, expect, test } from '@rstest/core';
import { growthOf, LINEAR_GROWTH } from '../../../tooling/testing/growthOf.ts';
import { colorize, colorizeLines } from './colorize.ts';

/** Colored pieces, each with the name of its color. */
const colors = (code: string, file: string) =>
  colorize(code, file).flatMap(({ text, color }) =>
    color ? [`${color.replace('token', '')} ${text}`] : [],
  );

describe('colorize', () => {
  test('JavaScript', () => {
    expect(
      colors(
        `import { a } from "b"; // c\nconst n = f(1, \`x\${y}\`, null);`,
        'a.cjs',
      ),
    ).toEqual([
      'Keyword import',
      'Keyword from',
      'String "b"',
      'Comment // c',
      'Keyword const',
      'Function f',
      'Constant 1',
      'String `x${y}`',
      'Constant null',
    ]);
  });

  test('names of members and keys are no keywords', () => {
    expect(colors('a.default = { get: 1, of }; $new', 'a.js')).toEqual([
      'Constant 1',
      'Keyword of',
    ]);
  });

  test('strings hold quotes, comments hold strings', () => {
    expect(colors(`'a\\'b' /* "c" */`, 'a.d.ts')).toEqual([
      `String 'a\\'b'`,
      'Comment /* "c" */',
    ]);
  });

  test('CSS', () => {
    expect(colors('.a {\n  color: orange;\n}\n', 'a.css')).toEqual([
      'Function .a',
      'Constant  orange',
    ]);
  });

  test('JSON', () => {
    expect(colors('{ "a": "b", "c": [true, 1] }', 'package.json')).toEqual([
      'Function "a"',
      'String "b"',
      'Function "c"',
      'Constant true',
      'Constant 1',
    ]);
  });

  test.each(['a.js', 'a.d.ts', 'a.css', 'a.json', 'a.txt', ''])(
    'no letter of %s is lost, whatever it holds',
    file => {
      const code = '\'a\n"b`${c}\n/* d\n// e\n{ f: 1 } <g>\u2028\\';
      const joined = colorize(code, file).map(({ text }) => text);
      expect(joined.join('')).toBe(code);
    },
  );

  test('a long line without end takes linear time', () => {
    const growth = growthOf(count => {
      colorize(`${'a:'.repeat(count)}"${'\\'.repeat(count)}`, 'a.css');
    }, 50_000);
    expect(growth).toBeLessThan(LINEAR_GROWTH);
  });
});

test('colorizeLines gives each line its pieces, comments too', () => {
  expect(colorizeLines('a\n/* b\nc */\n', 'a.js')).toEqual([
    [{ text: 'a' }],
    [{ text: '/* b', color: 'tokenComment' }],
    [{ text: 'c */', color: 'tokenComment' }],
  ]);
});
