// Faults in pages, examples, and results. Fixtures and unit tests prove each rule;
// these prove that the commands apply the rules to the real pages and builds.
// cspell:ignore comand
import type { Edit, Mutant } from './Mutant.ts';

const page = (lang: string, id: string) => `content/${lang}/${id}.mdx`;
const format = 'config/lib/format';
const cli = 'guide/basic/cli';

/** The same edit in both languages, so that comparing them doesn't help. */
const inBoth = (id: string, from: string | RegExp, to: string): Edit[] => [
  [page('en', id), from, to],
  [page('zh', id), from, to],
];

function mutant(
  caughtBy: string,
  name: string,
  edits: Edit[],
  ...check: string[]
): Mutant {
  return {
    name: `${caughtBy}: ${name}`,
    edits,
    check: [['node', ...check]],
    caughtBy: `[${caughtBy}]`,
  };
}

const blocks = ['checks/code-blocks/run.ts', '--check'];
const examples = ['checks/examples/run.ts', '--check'];
const command = (name: string) => `checks/content/commands/${name}.ts`;

export const docsMutants: Mutant[] = [
  mutant(
    'output-drift',
    'output edited in both languages',
    inBoth(format, 'return 9 * celsius', 'return 8 * celsius'),
    ...blocks,
  ),
  mutant(
    'unverified-limit',
    'one exception more than allowed',
    [
      [
        page('en', format),
        /$/,
        '\n```text unverified="nobody has tried this one yet"\nfine\n```\n',
      ],
    ],
    ...blocks,
  ),
  mutant(
    'shell-command',
    'a command that the CLI does not have',
    [[page('en', format), /$/, '\n```sh\nnpx rslib dev\n```\n']],
    ...blocks,
  ),
  mutant(
    'example-exit',
    'an example that no longer builds',
    [['examples/home-esm/src/index.ts', "from './pad'", "from './gone'"]],
    ...examples,
    'home-esm',
  ),
  mutant(
    'example-failure-gone',
    'an expected failure that is gone',
    [['examples/fail-empty-lib/rslib.config.ts', 'lib: []', 'lib: [{}]']],
    ...examples,
    'fail-empty-lib',
  ),
  mutant(
    'example-log',
    'a failure for another reason',
    [
      [
        'examples/fail-empty-lib/rslib.config.ts',
        'lib: []',
        "lib: [{ syntax: ['es2030'] }]",
      ],
    ],
    ...examples,
    'fail-empty-lib',
  ),
  mutant(
    'example-step',
    'a step that no longer works',
    [
      [
        'examples/umd-for-node/consumer/main.cjs',
        "require('temperature')",
        "require('temperature/gone')",
      ],
    ],
    ...examples,
    'umd-for-node',
  ),
  mutant(
    'result-differs',
    'an example changed without a new build',
    [['examples/format-esm/src/index.ts', '* 9', '* 8']],
    ...examples,
    'format-esm',
  ),
  mutant(
    'result-differs',
    'a result edited by hand',
    [
      [
        'examples/results/format-esm.json',
        'return 9 * celsius',
        'return 8 * celsius',
      ],
    ],
    ...examples,
    'format-esm',
  ),
  mutant(
    'result-unrecorded',
    'an example that changed without a build, for which the output is the same',
    [['examples/format-esm/package.json', '1.0.0', '1.0.1']],
    ...examples,
    'format-esm',
  ),
  mutant(
    'toolchain-differs',
    'a wrong version',
    [['examples/toolchain.json', /("@rslib\/core": )"[^"]+"/, '$1"9.9.9"']],
    ...examples,
    'format-esm',
  ),
  mutant(
    'cli-differs',
    'a flag that the CLI does not have',
    [['examples/cli.json', '"--watch": ""', '"--serve": "", "--watch": ""']],
    ...examples,
    'format-esm',
  ),
  mutant(
    'translation-stale',
    'the meaning of an English sentence changed',
    [[page('en', cli), /\bis\b/, 'is not']],
    command('parity'),
  ),
  mutant(
    'parity-headings',
    'a section dropped in one language',
    [[page('zh', format), /^## .*\n[\s\S]*?(?=^## )/m, '']],
    command('content'),
  ),
  mutant(
    'link-target',
    'a link to a page that does not exist',
    [[page('en', cli), /\]\(\/guide\/[^)]*\)/, '](/guide/gone)']],
    command('content'),
  ),
  mutant(
    'link-anchor',
    'a link to a section that does not exist',
    [[page('en', format), /\]\(#[^)]*\)/, '](#gone)']],
    command('content'),
  ),
  mutant(
    'zh-terms',
    'another Chinese word for a term',
    [[page('zh', cli), '产物', '输出物']],
    command('content'),
  ),
  mutant(
    'spelling',
    'a misspelled word',
    [[page('en', cli), ' command ', ' comand ']],
    command('page'),
    `/${cli}`,
  ),
  mutant(
    'reference-type',
    'a type with one value left out',
    inBoth(format, " | 'iife'`", '`'),
    ...[command('reference'), '--no-proof'],
  ),
  mutant(
    'reference-default',
    'a default that is wrong in both languages',
    inBoth(
      'config/lib/bundle',
      /^(- \*\*(?:Default:|默认值：)\*\*) .*$/m,
      '$1 `false`',
    ),
    ...[command('reference'), '--no-proof'],
  ),
  mutant(
    'reference-coverage',
    'an option that no page documents',
    inBoth('config/lib/umd-name', /^option:.*\n/m, ''),
    ...[command('reference'), '--no-proof'],
  ),
  mutant(
    'reference-proof',
    'a recorded default that builds refute',
    [
      [
        'content-model/options/defaults.json',
        /^\{/,
        '{ "bundle": { "text": { "en": "`false`", "zh": "`false`" }, "known": "" },',
      ],
    ],
    command('reference'),
  ),
];
