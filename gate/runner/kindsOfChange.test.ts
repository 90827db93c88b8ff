import { expect, test } from '@rstest/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Task {
  inputs?: string[];
}

const { tasks } = parseJson<{ tasks: Record<string, Task> }>(
  readFileSync(path.join(root, 'turbo.json'), 'utf8').replaceAll(
    /^ *\/\/.*$/gm,
    '',
  ),
);

/** The steps that take long; the others have all files as inputs, or nearly. */
const LONG = [
  'build',
  'fixtures',
  'test:html',
  'search:check',
  'format:check',
  'test:code',
  'test:content',
  'examples:check',
  'dev:check',
  'e2e',
  'e2e:pages',
  'test:faults:spread',
  'test:hostile',
  'a11y:check',
  'test:nojs',
  'look',
];

const isMade = (file: string) => /^(?:dist|\.cache)\//.test(file);

function isInput(step: string, file: string): boolean {
  const { inputs = ['$TURBO_DEFAULT$'] } = tasks[step] ?? {};
  const matches = (glob: string) =>
    glob === '$TURBO_DEFAULT$' ? !isMade(file) : path.matchesGlob(file, glob);
  return (
    inputs.some(glob => !glob.startsWith('!') && matches(glob)) &&
    !inputs.some(glob => glob.startsWith('!') && matches(glob.slice(1)))
  );
}

/** By kind of change, files it changes and, of the long steps, those it runs. */
const kinds: Record<string, { files: string[]; runs: string[] }> = {
  'the text of a page': {
    files: [
      'content/en/guide/advanced/svgr-files.mdx',
      'dist/guide/advanced/svgr-files.html',
      'dist/zh/guide/advanced/svgr-files.md',
      'dist/zh/llms-full.txt.gz',
      'dist/sitemap.xml',
      'dist/data/search/0.json',
      'dist/static/search/1/en/2.json',
      'dist/_build.json',
    ],
    runs: [
      ...['build', 'fixtures', 'test:html', 'search:check', 'test:content'],
      ...['e2e:pages', 'test:nojs'],
    ],
  },
  'the page that many tests are on': {
    files: ['dist/guide/start/quick-start.html'],
    runs: [
      ...['test:html', 'search:check', 'e2e', 'e2e:pages', 'a11y:check'],
      'test:nojs',
    ],
  },
  'an error message that is explained, or a script of the site': {
    files: ['dist/data/errors/1/en.json', 'dist/static/js/index.0.js'],
    runs: [
      ...['test:html', 'search:check', 'e2e', 'e2e:pages'],
      ...['test:faults:spread', 'test:hostile', 'a11y:check', 'test:nojs'],
    ],
  },
  'a claim': {
    files: ['content/claims/guide/basic/cli.yaml'],
    runs: ['build', 'fixtures', 'search:check', 'test:content'],
  },
  'what an example produced': {
    files: ['examples/results/task-queue.json'],
    runs: [
      ...['build', 'fixtures', 'test:content', 'examples:check', 'e2e'],
      'e2e:pages',
    ],
  },
  'a style': {
    files: [
      'theme/styles/tokens.css',
      'dist/index.html',
      'dist/guide/faq/errors.html',
      '.cache/fixtures/small/dist/index.html',
    ],
    runs: LONG.filter(step => step !== 'examples:check'),
  },
  'a fixture site': {
    files: [
      'e2e/fixtures/small/content/en/config/lib/dts.mdx',
      '.cache/fixtures/small/dist/config/lib/dts.html',
    ],
    runs: LONG.filter(
      step => !['test:html', 'search:check', 'examples:check'].includes(step),
    ),
  },
  'a shared constant': { files: ['shared/storageKeys.ts'], runs: LONG },
  'the row of a fault': {
    files: ['e2e/faults/searchFaults.ts'],
    runs: [
      ...['build', 'fixtures', 'format:check', 'test:code', 'test:content'],
      ...['dev:check', 'test:faults:spread'],
    ],
  },
};

test.each(Object.entries(kinds))('%s', (_, { files, runs }) => {
  expect(LONG.filter(step => files.some(file => isInput(step, file)))).toEqual(
    runs,
  );
});
