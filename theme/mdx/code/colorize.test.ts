import { describe, expect, test } from '@rstest/core';
import { growthOf, LINEAR_GROWTH } from '../../../tooling/testing/growthOf.ts';
import { colorize } from './colorize.ts';

/** Colored pieces, each with the name of its color. */
const colors = (code: string, file: string) =>
  colorize(code, file)
    .flatMap(({ text, color }) =>
      color ? [`${color.replace('token', '')} ${text}`] : [],
    )
    .join(' | ');

describe('colorize', () => {
  test.each([
    [
      'JavaScript',
      'a.cjs',
      `import { a } from "b"; // c\nconst n = f(1, \`x\${y}\`, null);`,
      'Keyword import | Keyword from | String "b" | Comment // c | Keyword const | Function f | Constant 1 | String `x${y}` | Constant null',
    ],
    [
      'names of members and keys, which are no keywords',
      'a.js',
      'a.default = { get: 1, of }; $new',
      'Constant 1 | Keyword of',
    ],
    [
      'strings with quotes, comments with strings',
      'a.d.ts',
      `'a\\'b' /* "c" */`,
      `String 'a\\'b' | Comment /* "c" */`,
    ],
    [
      'CSS',
      'a.css',
      '.a {\n  color: orange;\n}\n',
      'Function .a | Constant  orange',
    ],
    [
      'JSON',
      'package.json',
      '{ "a": "b", "c": [true, 1] }',
      'Function "a" | String "b" | Function "c" | Constant true | Constant 1',
    ],
  ])('%s', (_, file, code, expected) => {
    expect(colors(code, file)).toBe(expected);
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
