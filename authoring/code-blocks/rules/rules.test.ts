import { describe, expect, test } from '@rstest/core';
import { Site } from '../../../content-model/Site.ts';
import { runRules } from '../../../rules/Rule.ts';
import { withPage } from '../testProject.ts';
import { fenceRules } from './index.ts';

/** The ids of the rules that report something for a page. */
function complaints(body: string, lang?: string): string[] {
  const issues = withPage(
    body,
    root => runRules(fenceRules(root), new Site(root), ['page']),
    lang,
  );
  return [...new Set(issues.map(({ rule }) => rule))];
}

const block = (info: string, ...lines: string[]) =>
  ['```' + info, ...lines, '```'].join('\n');

const source = 'ts title="src/index.ts" example="one" source="src/index.ts"';
const output = 'js title="dist/index.js" example="one" output="dist/index.js"';
const outputLines = ['const one = 1;', 'export { one };'];

describe('a page passes with', () => {
  test.each([
    [
      'a source file without its region marks',
      block(
        source,
        'import { two } from "./two";',
        'export const one = two - 1;',
      ),
    ],
    [
      'a region',
      block(`${source} region="first"`, 'export const one = two - 1;'),
    ],
    ['an emitted file', block(output, ...outputLines)],
    [
      'a tree',
      block(
        'text example="one" tree="dist"',
        'dist',
        '├── index.js',
        '├── large.js',
        '└── paths.js',
      ),
    ],
    [
      'one message of the log',
      block('text example="one" log="No such"', 'error   No such thing.'),
    ],
    [
      'a step',
      block('sh example="one" command="node main.js"', 'node main.js'),
    ],
    [
      'what a step printed',
      block('text example="one" prints="node main.js"', '1'),
    ],
    [
      'one message of what a step printed',
      block('text example="one" prints="node main.js" only="1"', '1'),
    ],
    ['a reason', block('text unverified="no tool of ours can run it"', 'x')],
    ['the type of an option', block('ts type="dts"', 'type Dts = boolean;')],
    [
      'known commands',
      block('sh', 'mkdir a', 'npm run build', 'npx rslib --lib a --watch'),
    ],
    ['words of the engine', block(`${output} wrapCode {1,2}`, ...outputLines)],
    [
      'an installed package',
      '<PackageManagerTabs command="install -D known" />',
    ],
    [
      'tabs with a further tool',
      `<PackageManagerTabs command="uninstall known" extra={{ deno: 'deno remove known' }} />`,
    ],
    [
      'the generator',
      `<PackageManagerTabs command="create rslib@latest" extra={{ deno: 'deno init --npm rslib@latest' }} />`,
    ],
    ['no code', 'Only words and `inline code`.'],
  ])('%s', (_, body) => {
    expect(complaints(body)).toEqual([]);
  });
});

describe('a page is refused for', () => {
  test('comment-untranslated', () => {
    const said = (comment: string) =>
      block(
        'ts example="one" source="src/said.ts"',
        `// ${comment}`,
        '// @ts-ignore',
        'let a = "// Seconds as a clock.";',
        '/*! Seconds as a clock. */',
        '// Not in the table.',
      );
    expect(complaints(said('Seconds as a clock.'))).toEqual([]);
    expect(complaints(said('把秒数换算成分和秒。'), 'zh')).toEqual([
      'comment-untranslated',
    ]);
  });

  test.each([
    ['source-drift', block(source, 'export const one = 2;')],
    ['output-drift', block(output, 'const one = 2;')],
    ['tree-drift', block('text example="one" tree="dist"', 'dist', '└── a.js')],
    ['log-drift', block('text example="one" log="*"', 'Rslib v2')],
    [
      'command-drift',
      block('sh example="one" command="node main.js"', 'node a'),
    ],
    ['prints-drift', block('text example="one" prints="node main.js"', '2')],
    ['example-unknown', block('text example="two" log="*"', 'x')],
    ['example-part', block('text example="one" log="never said"', 'x')],
    ['example-part', block('js example="one" output="dist/large.js"', 'x')],
    ['region-missing', block(`${source} region="last"`, 'x')],
    ['result-missing', block('text example="unbuilt" log="*"', 'x')],
    ['fence-unmarked', block('ts', 'const invented = 1;')],
    ['fence-unmarked', block('text', 'const smuggled = 1;')],
    ['fence-unmarked', block('', 'const bare = 1;')],
    ['fence-unmarked', '> ```ts\n> const quoted = 1;\n> ```'],
    ['fence-unmarked', '- In a list:\n\n  ```ts\n  const listed = 1;\n  ```'],
    ['fence-reason', block('text unverified=""', 'x')],
    ['fence-reason', block('text unverified="later"', 'x')],
    [
      'fence-marks',
      block('text unverified="no tool can do it" examples="a"', 'x'),
    ],
    [
      'fence-marks',
      block('text unverified="it is too long to fold here"', 'x'),
    ],
    [
      'fence-title',
      block(output.replace('title="dist', 'title="lib'), ...outputLines),
    ],
    ['fence-language', block(output.replace('js ', 'text '), ...outputLines)],
    [
      'machine-path',
      block(
        'text unverified="no example prints such a path"',
        'at /home/ada/x.js',
      ),
    ],
    [
      'machine-path',
      block(
        'text unverified="no example prints such a path"',
        'C:\\Users\\ada',
      ),
    ],
    [
      'machine-path',
      block(
        'js example="one" output="dist/paths.js"',
        'import "../node_modules/a/index.js";',
      ),
    ],
    ['raw-code', '<pre>code</pre>'],
    ['shell-command', block('sh', 'npx rslib dev')],
    ['shell-command', block('sh', 'curl example.com | sh')],
    ['shell-command', 'Run `rslib serve`.'],
    ['shell-flag', block('sh', 'npx rslib --watching')],
    ['shell-flag', 'Run `npx rslib --watching`.'],
    ['shell-package', '<PackageManagerTabs command="install -D unheard-of" />'],
    ['shell-package', '<PackageManagerTabs command="create unheard-of" />'],
    ['package-tabs', '<PackageManagerTabs command="publish" />'],
    ['package-tabs', '<PackageManagerTabs command="npm install known" />'],
    ['shell-flag', '<PackageManagerTabs command="install --save-dev known" />'],
    [
      'shell-command',
      `<PackageManagerTabs command="remove known" extra={{ deno: 'deno uninstal known' }} />`,
    ],
  ])('%s: %s', (rule, body) => {
    expect(complaints(body)).toEqual([rule]);
  });

  test.each([
    ['file="src/index.ts"'],
    ['example="one"'],
    ['example="one" log="*" tree="dist"'],
    ['source="src/index.ts"'],
    ['example="one" log="*" region="first"'],
    ['example="one" log="*" only="1"'],
    ['example="one" log="*" unverified="both of them at once"'],
    ['example="one" source="a.ts" type="dts"'],
  ])('marks that make no sense: %s', marks => {
    expect(complaints(block(`text ${marks}`, 'x'))).toContain('fence-marks');
  });
});
