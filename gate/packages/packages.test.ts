import { describe, expect, test } from '@rstest/core';
import { checkFields } from '../../authoring/examples/checkFields.ts';
import { checkTypes } from './checkTypes.ts';
import { packExample } from '../../authoring/examples/packExample.ts';

/** A small sound package, with changes to its package.json and its files. */
function pack(
  fields: Record<string, unknown> = {},
  files: Record<string, string> = {},
) {
  const manifest = {
    name: 'one',
    version: '1.0.0',
    type: 'module',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './style.css': './dist/index.css',
    },
    files: ['dist'],
    ...fields,
  };
  return packExample(
    new Map(
      Object.entries({
        'package.json': JSON.stringify(manifest),
        'rslib.config.ts': 'export default {};\n',
        'dist/index.js': 'export const one = 1;\n',
        'dist/index.d.ts': 'export declare const one = 1;\n',
        'dist/index.css': '.one { color: red; }\n',
        ...files,
      }),
    ),
  );
}

const exportsOf = (conditions: unknown) => ({ exports: { '.': conditions } });

describe('a packed example', () => {
  test('has the files that package.json names, and package.json', () => {
    expect([...pack().files.keys()]).toEqual([
      'package.json',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/index.css',
    ]);
  });

  test.each([
    ['a folder with a slash', ['./dist/'], 3],
    ['a pattern', ['dist/*.js'], 1],
    ['a file', ['dist/index.css'], 1],
    ['a name that only begins alike', ['dis'], 0],
  ])('knows %s', (_, files, count) => {
    expect(pack({ files }).files.size).toBe(count + 1);
  });

  test('has everything without a list', () => {
    expect(pack({ files: undefined }).files.size).toBe(5);
  });
});

describe('a package', () => {
  test('may be sound', async () => {
    expect(await checkFields(pack())).toEqual([]);
    expect(await checkTypes(pack(), 'esm')).toEqual([]);
  });

  test.each([
    [
      'types after the code',
      exportsOf({ default: './dist/index.js', types: './dist/index.d.ts' }),
      'types',
    ],
    ['a file that is not there', exportsOf('./dist/main.js'), 'does not exist'],
    ['a file that is not published', { files: ['src'] }, 'does not exist'],
  ])('is refused with %s', async (_, fields, message) => {
    expect((await checkFields(pack(fields))).join('\n')).toContain(message);
  });

  test('needs types', async () => {
    const untyped = pack({
      ...exportsOf('./dist/index.js'),
      files: ['dist/*.js'],
    });
    expect(await checkTypes(untyped, 'esm')).toEqual([
      'one publishes no declaration file.',
    ]);
  });

  test('that promises require() needs a file for it', async () => {
    expect((await checkTypes(pack(), 'dual')).join('\n')).toContain(
      'as node16-cjs',
    );
  });

  test('may not import in its types what it does not publish', async () => {
    const types = "import './one.css';\nexport declare const one = 1;\n";
    const problems = await checkTypes(
      pack({}, { 'dist/index.d.ts': types }),
      'esm',
    );
    expect(problems.join('\n')).toContain('the import of ./one.css');
  });
});
