// cspell:ignore mformat Modul wurde nicht gefunden
import { describe, expect, test } from '@rstest/core';
import { ErrorFinder } from './ErrorFinder.ts';
import type { KnownError } from './KnownError.ts';

const known = [
  ['format', 'Unsupported format: {format}'],
  [
    'entry',
    'Can\'t resolve the entry "{entry}" at the location {path}. Please ensure that the file exists.',
  ],
  [
    'tsconfig',
    'Failed to resolve tsconfig file "{path}" from {directory}. Please ensure that the file exists.',
  ],
  [
    'declaration',
    'Declaration entry file {file} not found.\nPlease ensure that your tsconfig file {tsconfig} is correctly configured to generate declaration files.',
  ],
  [
    'ts2307',
    "TS2307: Cannot find module '{module}' or its corresponding type declarations.",
  ],
  ['require', 'ReferenceError: require is not defined'],
  [
    'requireInEsm',
    'ReferenceError: require is not defined in ES module scope, you can use import instead',
  ],
  ['function', 'TypeError: {name} is not a function'],
  ['args', 'Unused args: {args}'],
  ['build', 'Failed to build.'],
  ['deprecated', 'lib.autoExternal is deprecated', 'warn'],
] as const;

interface Named extends KnownError {
  id: string;
}

const finder = new ErrorFinder(
  known.map(([id, text, level = 'error' as const]): Named => {
    return { id, text, level, from: '@rslib/core' };
  }),
);
const find = (output: string) => finder.find(output);
const idsIn = (output: string) => find(output).map(({ error }) => error.id);

const entry = `error   Can't resolve the entry "./src/index.ts" at the location /home/me/lib/src/index.ts. Please ensure that the file exists.`;

describe('finds a message', () => {
  test('among the noise around it, with its line and its words', () => {
    const output = `
> temperature@1.0.0 build
> rslib

Rslib v1.0.1

error   Failed to build.
${entry}
npm error Lifecycle script \`build\` failed with error:
npm error code 1`;
    const [first, second, ...others] = find(output);
    expect(first).toMatchObject({ error: { id: 'entry' }, isWhole: true });
    expect(first?.lines).toEqual([8]);
    expect(second).toMatchObject({ error: { id: 'build' }, lines: [7] });
    expect(others).toEqual([]);
  });

  test.each([
    [
      'colors without their escape character',
      '[31m[1merror[22m[39m   Unsupported [1mformat[22m: system',
    ],
    [
      'a terminal link',
      '\u001B]8;;file:///a\u0007Unsupported\u001B]8;;\u0007 format: system',
    ],
    ['a frame', '│ × Unsupported\n│   format: system\n╰────'],
    [
      'no-break spaces',
      'error\u00A0\u00A0\u00A0Unsupported\u00A0format: system',
    ],
    ['other case', 'UNSUPPORTED FORMAT: system'],
    ['marks that turn the direction', '\u202EUnsupported \u202Cformat: system'],
    ['the end of the paste in the name', 'Unsupported format: '],
  ])('that has %s', (_, output) => {
    expect(idsIn(output)).toEqual(['format']);
  });

  test.each([
    [
      'a path with braces and brackets',
      '"./src/[id]/{a,b}.ts" at the location /x/(y)/$&/z',
    ],
    ['quotes of a chat', '“./src/index.ts” at the location /lib/src/index.ts'],
  ])('whose names are %s', (_, names) => {
    const output = `Can't resolve the entry ${names}. Please ensure that the file exists.`;
    expect(find(output)).toMatchObject([
      { error: { id: 'entry' }, isWhole: true },
    ]);
  });

  test('of two lines, with a label before each', () => {
    const output = `web:build: error   Declaration entry file /a/index.d.ts not found.
web:build: Please ensure that your tsconfig file /a/tsconfig.json is correctly configured to generate declaration files.`;
    expect(find(output)).toMatchObject([
      { error: { id: 'declaration' }, isWhole: true, lines: [1] },
    ]);
  });

  test('once, with the lines of all its places', () => {
    const line = (file: string) =>
      `[tsgo] ${file}:1:27 - error TS2307: Cannot find module './${file}' or its corresponding type declarations.`;
    const output = [line('a.ts'), '', line('b.ts'), line('c.ts')].join('\n');
    expect(find(output)).toMatchObject([{ lines: [1, 3, 4] }]);
  });
});

describe('a message that was not copied whole', () => {
  test.each([
    ['its end is missing', `Can't resolve the entry "./src/in`, 'entry'],
    [
      'its end is missing, inside of a word',
      'Rslib v1.0.1\n\nerror   Failed to resolve ts',
      'tsconfig',
    ],
    ['its end was left out', 'Failed to resolve ts…\nDone', 'tsconfig'],
    [
      'its start is missing',
      "nd module './a' or its corresponding type declarations.",
      'ts2307',
    ],
    [
      'only the middle is there',
      'json is correctly configured to generate declaration',
      'declaration',
    ],
    ['a code was typed', 'ts2307', 'ts2307'],
    [
      'the words of another version surround it',
      'Could not load: Cannot resolve. Failed to resolve tsconfig file "a.json" in /b',
      'tsconfig',
    ],
  ])('%s', (_, output, id) => {
    expect(find(output)).toMatchObject([{ error: { id }, isWhole: false }]);
  });

  test('comes after those that were', () => {
    expect(
      idsIn('Unsupported format: a\nFailed to resolve tsconfig fi'),
    ).toEqual(['format', 'tsconfig']);
  });
});

describe('order', () => {
  test('errors before warnings, and what names something before a summary', () => {
    const output =
      'warn    lib.autoExternal is deprecated\nerror   Failed to build.\nerror   Unused args: `dev`';
    expect(idsIn(output)).toEqual(['args', 'build', 'deprecated']);
  });

  test('a message that is the start of another one is not told beside it', () => {
    const longer =
      'ReferenceError: require is not defined in ES module scope, you can use import instead';
    expect(idsIn(longer)).toEqual(['requireInEsm']);
    expect(idsIn(`${longer}\nReferenceError: require is not defined`)).toEqual([
      'requireInEsm',
      'require',
    ]);
  });

  test('a sentence that two messages share is told for the right one', () => {
    expect(idsIn(entry)).toEqual(['entry']);
  });
});

describe('a code counts wherever it is, in any language', () => {
  test.each([
    'error TS2307: 找不到模块',
    '找不到模块“./a.css”或其相应的类型声明。ts(2307)',
    'src/index.tsx:3:20 - 错误 TS2307: 找不到模块…',
    '错误TS2307',
    'ts(2307)',
    'Modul "./a.css" wurde nicht gefunden. Ts (2307)',
    '> error TS2307: Cannot find external module "autobahn".',
  ])('%s', output => {
    expect(find(output)).toMatchObject([
      {
        error: { id: 'ts2307' },
        isWhole: false,
        code: 'TS2307',
        lines: [1],
      },
    ]);
  });

  test('once for all of its places, beside what is known by its words', () => {
    const output = `错误 TS2307: 甲\nUnsupported format: a\n错误 TS2307: 乙`;
    expect(find(output)).toMatchObject([
      { error: { id: 'format' }, code: '' },
      { error: { id: 'ts2307' }, code: 'TS2307', lines: [1, 3] },
    ]);
  });

  test.each(['TS23071', 'XTS2307', 'TS2322: 不能将类型分配给', 'ts(12)'])(
    '%s is another one',
    output => expect(find(output)).toEqual([]),
  );
});

describe('messages with the same words', () => {
  const error = (id: string, text: string, more: Partial<KnownError> = {}) => ({
    id,
    text,
    level: 'error' as const,
    from: 'node',
    ...more,
  });
  const missing =
    "SyntaxError: The requested module '{module}' does not provide an export named '{name}'";
  const notFound =
    "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '{path}' imported from {file}";
  const typescript = { from: 'typescript' };
  const several = new ErrorFinder([
    error('generic', missing, {
      where: { module: { pattern: String.raw`^\.{1,2}/`, like: './a.js' } },
    }),
    error(
      'special',
      missing.replace('{module}', 'node:util').replace('{name}', 'styleText'),
    ),
    error('any', notFound),
    error('config', notFound, {
      where: {
        file: {
          pattern: String.raw`^(?:(?!\.[cm]?[jt]s).)*rslib\.config\.`,
          like: '/lib/rslib.config.ts',
        },
      },
    }),
    error(
      'ts7016',
      "TS7016: Could not find a declaration file for module '{module}'.",
      typescript,
    ),
    error(
      'ts2834',
      'TS2834: Relative import paths need explicit file extensions',
      {
        ...typescript,
        isInPackages: true,
      },
    ),
    error('step', 'Failed to generate declaration files. ({id})', {
      isSummary: true,
    }),
  ]);
  const idsOf = (output: string) =>
    several.find(output).map(found => found.error.id);

  test.each([
    [
      "SyntaxError: The requested module 'node:util' does not provide an export named 'styleText'",
      ['special'],
    ],
    [
      "Uncaught The requested module 'node:util' does not provide an export named 'styleText'",
      ['special'],
    ],
    [
      "SyntaxError: The requested module './area.js' does not provide an export named 'volume'",
      ['generic'],
    ],
    [
      "SyntaxError: The requested module './area.js' does not prov",
      ['generic'],
    ],
    [
      "SyntaxError: The requested module 'node:fs' does not provide an export named 'glob'",
      [],
    ],
    [
      "The requested module '/node_modules/.vite/vue.js' does not provide an export named 'h'",
      [],
    ],
    [
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/a/b' imported from /a/rslib.config.ts\n    at a",
      ['config'],
    ],
    [
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/a/b' imported from /a/dist/index.js\n  at rslib.config.ts",
      ['any'],
    ],
    ['错误：找不到模块 ERR_MODULE_NOT_FOUND', ['any', 'config']],
  ])('%s means %j', (output, ids) => {
    expect(idsOf(output)).toEqual(ids);
  });

  const place =
    "error TS7016: Could not find a declaration file for module 'react'.";
  test.each([
    [`src/a.ts(1,2): ${place}`, ['ts7016']],
    [`node_modules/kit/index.d.ts(1,2): ${place}`, []],
    [
      `[tsgo] node_modules/.pnpm/kit@1(a@2)/node_modules/kit/dist/a.d.mts:1:20 - ${place}`,
      [],
    ],
    [String.raw`C:\lib\node_modules\kit\a.d.ts:1:20 - 错误 TS7016: 甲`, []],
    [`node_modules/kit/index.d.ts:1:20 -\n${place}`, []],
    [
      `node_modules/kit/index.d.ts:1:20 - error TS2344: a\nsrc/a.ts:1:2 - ${place}`,
      ['ts7016'],
    ],
    [
      'node_modules/kit/a.d.ts(1,2): error TS2834: Relative import paths need explicit file extensions',
      ['ts2834'],
    ],
  ])('%s is about %j', (output, ids) => {
    expect(idsOf(output)).toEqual(ids);
  });

  test('a step is told last, and not by a few of its words', () => {
    expect(
      idsOf(`error   Failed to generate declaration files. (esm)\n${place}`),
    ).toEqual(['ts7016', 'step']);
    expect(idsOf('[vite:dts] Start generate declaration files...')).toEqual([]);
  });
});

describe('tells nothing', () => {
  test.each([
    ['nothing', ''],
    ['spaces', ' \n\t\r\n '],
    [
      'another tool',
      'ModuleNotFoundError: No module named requests\n  File "<stdin>", line 1, in <module>',
    ],
    ['a word that many messages have', 'error'],
    ['pieces in the wrong order', 'it is not a function. A TypeError: no'],
    [
      'pieces far apart',
      `TypeError: Failed to fetch\n${'at load (a.js:1:1)\n'.repeat(9)}and b is not a function`,
    ],
  ])('for %s', (_, output) => {
    expect(find(output)).toEqual([]);
  });
});

describe('whatever the paste is', () => {
  const hostile = [
    '\u0000'.repeat(100_000),
    '\uD800'.repeat(100_000),
    '\u202E\u2066\u2069'.repeat(30_000),
    '\u001B['.repeat(100_000),
    '\u001B]8;;'.repeat(100_000),
    '[1;1;1;1'.repeat(50_000),
    '{format}'.repeat(50_000),
    'Failed to resolve tsconfig file "'.repeat(20_000),
    `${'Cannot find module '.repeat(200)}\n`.repeat(100),
  ];

  test.each(hostile.map(text => [text.slice(0, 30), text]))(
    'reads %j without harm',
    (_, output) => {
      expect(Array.isArray(find(output))).toBe(true);
    },
  );

  test('finds the one error in a hundred thousand lines, in linear time', () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, at) => `info    [${at}] Failed to resolve nothing`,
    );
    lines[70_000] = entry;
    const measure = (count: number) => {
      const output = lines.slice(-count).join('\n');
      // Of the processor: the machine may be busy with other things.
      const start = process.cpuUsage();
      const found = find(output);
      return { found, time: process.cpuUsage(start).user / 1000 };
    };
    measure(100_000);
    const small = measure(50_000);
    const large = measure(100_000);
    expect(large.found).toMatchObject([
      { error: { id: 'entry' }, lines: [70_001] },
    ]);
    // Twice the lines; quadratic time would be four times as long.
    expect(large.time).toBeLessThan(small.time * 3 + 500);
  });

  test('counts lines from the start even where it reads only the end', () => {
    const output = `${`${'x'.repeat(99)}\n`.repeat(41_000)}${entry}`;
    expect(find(output)).toMatchObject([{ lines: [41_001] }]);
  });
});
