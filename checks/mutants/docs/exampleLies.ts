// Lies about examples and their results, each with the rule of checks/examples
// that has to catch it, joined with the lies about what pages show of them.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockLies } from './blockLies.ts';
import { editFile } from './editFile.ts';
import type { Lie } from './lie.ts';

const examples = (...ids: string[]) => [
  'node',
  'checks/examples/run.ts',
  '--check',
  ...ids,
];

interface Edit {
  name: string;
  caughtBy: string;
  from: string | RegExp;
  to: string;
}

/** A lie that changes a file of examples/. */
const inExample = (
  file: string,
  id: string,
  { name, caughtBy, from, to }: Edit,
): Lie => ({
  name,
  caughtBy,
  apply: root => editFile(root, `examples/${file}`, from, to),
  check: examples(id),
});

const faults: Lie[] = [
  inExample('home-esm/src/index.ts', 'home-esm', {
    name: 'an example that no longer builds',
    caughtBy: 'example-exit',
    from: "from './pad'",
    to: "from './gone'",
  }),
  inExample('fail-empty-lib/rslib.config.ts', 'fail-empty-lib', {
    name: 'an expected failure that is gone',
    caughtBy: 'example-failure-gone',
    from: 'lib: []',
    to: 'lib: [{}]',
  }),
  inExample('fail-empty-lib/rslib.config.ts', 'fail-empty-lib', {
    name: 'a failure for another reason than the page explains',
    caughtBy: 'example-log',
    from: 'lib: []',
    to: "lib: [{ syntax: ['es2030'] }]",
  }),
  inExample('umd-for-node/consumer/main.cjs', 'umd-for-node', {
    name: 'a step that no longer works',
    caughtBy: 'example-step',
    from: "require('temperature')",
    to: "require('temperature/gone')",
  }),
  inExample('format-esm/src/index.ts', 'format-esm', {
    name: 'an example changed without a new build',
    caughtBy: 'result-differs',
    from: '* 9',
    to: '* 8',
  }),
  inExample('results/format-esm.json', 'format-esm', {
    name: 'a result edited by hand',
    caughtBy: 'result-differs',
    from: 'return 9 * celsius',
    to: 'return 8 * celsius',
  }),
  inExample('toolchain.json', 'format-esm', {
    name: 'a version mark that is wrong',
    caughtBy: 'toolchain-differs',
    from: /("@rslib\/core": )"[^"]+"/,
    to: '$1"9.9.9"',
  }),
  inExample('cli.json', 'format-esm', {
    name: 'a flag added to the list of flags',
    caughtBy: 'cli-differs',
    from: '"--watch": ""',
    to: '"--serve": "",\n      "--watch": ""',
  }),
  {
    name: 'a result without an example',
    caughtBy: 'result-orphan',
    apply: root =>
      writeFileSync(path.join(root, 'examples/results/ghost.json'), '{}\n'),
    check: examples(),
  },
];

export const exampleLies: Lie[] = [...blockLies, ...faults];
