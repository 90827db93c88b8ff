// Lies in the code blocks and commands of pages, each with the rule of
// checks/code-blocks that has to catch it.
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editFile } from './editFile.ts';
import type { Lie } from './lie.ts';

const docs = (...pages: string[]) => [
  'node',
  'checks/code-blocks/run.ts',
  '--check',
  ...pages,
];

const format = '/config/lib/format';
const quickStart = '/guide/start/quick-start';
const intro = '/guide/start/';
const fileOf = (lang: string, page: string) =>
  `content/${lang}${page.replace(/\/$/, '/index')}.mdx`;

/** Tells the same lie in both languages, so that no comparison of them helps. */
function editBoth(
  root: string,
  page: string,
  from: string | RegExp,
  to: string,
) {
  for (const lang of ['en', 'zh']) editFile(root, fileOf(lang, page), from, to);
}

const append = (root: string, page: string, text: string) =>
  appendFileSync(path.join(root, fileOf('en', page)), `\n${text}\n`);

interface Edit {
  name: string;
  caughtBy: string;
  from: string | RegExp;
  to: string;
}

/** A lie that changes the same words of a page in both languages. */
const onPage = (page: string, { name, caughtBy, from, to }: Edit): Lie => ({
  name,
  caughtBy,
  apply: root => editBoth(root, page, from, to),
  check: docs(page),
});

/** A lie that adds a block to a page. */
const added = (name: string, caughtBy: string, text: string): Lie => ({
  name,
  caughtBy,
  apply: root => append(root, format, text),
  check: docs(format),
});

const driftLies: Lie[] = [
  {
    name: 'source edited in one language',
    caughtBy: 'source-drift',
    apply: root =>
      editFile(root, fileOf('zh', format), '(celsius * 9)', '(celsius * 8)'),
    check: docs(format),
  },
  onPage(format, {
    name: 'output edited in both languages',
    caughtBy: 'output-drift',
    from: 'return 9 * celsius',
    to: 'return 8 * celsius',
  }),
  onPage(quickStart, {
    name: 'a file left out of a tree',
    caughtBy: 'tree-drift',
    from: '├── count.d.ts\n',
    to: '',
  }),
  onPage(format, {
    name: 'an error message reworded',
    caughtBy: 'log-drift',
    from: 'error   Unsupported format: system',
    to: 'error   Unknown format: system',
  }),
  onPage(quickStart, {
    name: 'the result of a program changed',
    caughtBy: 'prints-drift',
    from: 'minutes: 3 }',
    to: 'minutes: 2 }',
  }),
  onPage(quickStart, {
    name: 'a command that was not the one run',
    caughtBy: 'command-drift',
    from: /^node main\.js$/m,
    to: 'node index.js',
  }),
];

const markLies: Lie[] = [
  onPage(format, {
    name: 'an example that does not exist',
    caughtBy: 'example-unknown',
    from: 'example="format-esm"',
    to: 'example="format-missing"',
  }),
  onPage(format, {
    name: 'an output that the build does not write',
    caughtBy: 'example-part',
    from: 'output="dist/index.cjs"',
    to: 'output="dist/index.mjs"',
  }),
  {
    name: 'a region renamed in the example',
    caughtBy: 'region-missing',
    apply: root => {
      const file = 'examples/format-esm/src/index.ts';
      editFile(root, file, /^/, '// #region formula\n');
      appendFileSync(path.join(root, file), '// #endregion\n');
      editBoth(
        root,
        format,
        'example="format-esm" source="src/index.ts"',
        'example="format-esm" source="src/index.ts" region="convert"',
      );
    },
    check: docs(format),
  },
  onPage(format, {
    name: 'a title that names another file',
    caughtBy: 'fence-title',
    from: 'title="dist/index.cjs"',
    to: 'title="dist/index.js"',
  }),
  onPage(format, {
    name: 'code shown as text',
    caughtBy: 'fence-language',
    from: '```js title="dist/index.js"',
    to: '```text title="dist/index.js"',
  }),
  onPage(format, {
    name: 'a mark that belongs to the engine',
    caughtBy: 'fence-marks',
    from: 'source="rslib.config.ts"',
    to: 'file="rslib.config.ts"',
  }),
  onPage(quickStart, {
    name: 'an exception without a reason',
    caughtBy: 'fence-reason',
    from: /unverified="[^"]+"/,
    to: 'unverified=""',
  }),
  added(
    'code smuggled into a text block',
    'fence-unmarked',
    "```text\nexport default { lib: [{ format: 'esm' }] };\n```",
  ),
  added(
    'code smuggled into a quote',
    'fence-unmarked',
    '> ```ts\n> const invented = true;\n> ```',
  ),
  added('code smuggled into an element', 'raw-code', '<pre>invented</pre>'),
  added(
    'a path of one machine',
    'machine-path',
    '```text unverified="no example prints such a path"\n/home/ada/library/dist/index.js\n```',
  ),
  {
    name: 'one exception more than allowed',
    caughtBy: 'unverified-limit',
    apply: root =>
      append(
        root,
        format,
        '```text unverified="nobody has tried this one yet"\nfine\n```',
      ),
    check: docs(),
  },
  {
    name: 'a floor that leaves room for unmarked blocks',
    caughtBy: 'floor-too-high',
    apply: root =>
      writeFileSync(
        path.join(root, 'checks/code-blocks/unconverted.json'),
        JSON.stringify({ [fileOf('en', format)]: 2 }),
      ),
    check: docs(),
  },
];

const shellLies: Lie[] = [
  onPage(intro, {
    name: 'a flag that the command line does not have',
    caughtBy: 'shell-flag',
    from: 'npx rslib --no-bundle',
    to: 'npx rslib --unbundle',
  }),
  added(
    'a command that the command line does not have',
    'shell-command',
    '```sh\nnpx rslib dev\n```',
  ),
  onPage(quickStart, {
    name: 'a misspelt package to install',
    caughtBy: 'shell-package',
    from: 'install -D @rslib/core',
    to: 'install -D @rslib/cores',
  }),
];

export const blockLies: Lie[] = [...driftLies, ...markLies, ...shellLies];
