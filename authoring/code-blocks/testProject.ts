import type { ExampleResult } from '../../content-model/examples/ExampleResult.ts';
import { withFiles } from '../../rules/testing/checkFiles.ts';

const result: ExampleResult = {
  exit: 0,
  log: [
    'Rslib v1.0.1',
    '',
    'error   Failed to build.',
    'error   No such thing.',
  ],
  files: {
    'dist/index.js': ['const one = 1;', 'export { one };'],
    'dist/paths.js': ['import "../node_modules/a/index.js";'],
    'dist/large.js': { note: 'longer than 20000 bytes' },
  },
  executable: [],
  steps: [{ command: 'node main.js', exit: 0, log: ['1'] }],
};

const files: Record<string, unknown> = {
  'examples/one/example.json': { title: 'One' },
  'examples/one/package.json': { name: 'one', scripts: { build: 'rslib' } },
  'examples/one/src/index.ts':
    'import { two } from "./two";\n// #region first\nexport const one = two - 1;\n// #endregion\n',
  'examples/one/src/said.ts':
    '// Seconds as a clock.\n// @ts-ignore\nlet a = "// Seconds as a clock.";\n/*! Seconds as a clock. */\n// Not in the table.\n',
  'examples/unbuilt/example.json': { title: 'Unbuilt' },
  'examples/results/one.json': result,
  'examples/cli.json': {
    version: '1.0.1',
    commands: { '': { '--watch': '', '--lib': '<id>' }, build: {} },
  },
  'node_modules/known/package.json': {},
};

/** Runs something on a project of one built example, one unbuilt, and a page. */
export function withPage<T>(
  body: string,
  run: (root: string) => T,
  lang = 'en',
): T {
  const texts = Object.entries(files).map(
    ([name, content]) =>
      [
        name,
        typeof content === 'string' ? content : JSON.stringify(content),
      ] as const,
  );
  return withFiles(
    {
      ...Object.fromEntries(texts),
      [`content/${lang}/page.mdx`]: `---\ntitle: Page\n---\n\n${body}\n`,
    },
    run,
  );
}
