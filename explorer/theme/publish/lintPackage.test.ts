import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import {
  listExampleIds,
  readExample,
} from '../../../content-model/examples/Example.ts';
import type { ExampleResult } from '../../../content-model/examples/ExampleResult.ts';
import { listFiles } from '../../../content-model/examples/listFiles.ts';
import { readData } from '../../../content-model/examples/resultFiles.ts';
import { lintPackage } from './lintPackage.ts';

type Files = Record<string, string>;
type Manifest = Record<string, unknown>;

const EXAMPLES = 'examples';
const CLI = path.resolve('node_modules/publint/src/cli.js');
const work = mkdtempSync(path.join(tmpdir(), 'publint-'));
afterAll(() => rmSync(work, { recursive: true }));

/** A project of the examples, with what the build wrote. */
function readProject(id: string): Files {
  const folder = path.join(EXAMPLES, id);
  const built = readData<ExampleResult>(`${EXAMPLES}/results/${id}.json`);
  return Object.fromEntries([
    ...listFiles(folder).map(file => [
      file,
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
    ...Object.entries(built?.files ?? {}).map(([file, lines]) => [
      file,
      Array.isArray(lines) ? lines.join('\n') : '',
    ]),
  ]) as Files; // pairs of texts
}

/** What the command line says: one message in each numbered line. */
function askCommand(files: Files): string[] {
  const folder = mkdtempSync(path.join(work, 'package-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [CLI, folder, '--pack', 'npm'],
    {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    },
  );
  expect(stdout).toMatch(/^(?:All good!|\d+\. )/m);
  return [...stdout.matchAll(/^\d+\. (.*)$/gm)].map(([, said = '']) => said);
}

/** What people get wrong, each in a package that has the field. */
const mistakes: Record<string, (manifest: Manifest) => Manifest> = {
  nothing: manifest => manifest,
  'an entry that is not there': manifest => ({ ...manifest, main: './no.js' }),
  'nothing published': manifest => ({ ...manifest, files: ['docs'] }),
  'no exports': ({ exports: _, ...manifest }) => ({
    ...manifest,
    module: './dist/index.js',
  }),
  'the other format': manifest => ({
    ...manifest,
    type: manifest.type === 'module' ? 'commonjs' : 'module',
  }),
  'a path without ./': manifest => ({
    ...manifest,
    exports: { '.': 'dist/index.js' },
  }),
  'types last': manifest => ({
    ...manifest,
    exports: {
      '.': { default: './dist/index.js', types: './dist/index.d.ts' },
    },
  }),
};

/** Every second one, because packing takes time. */
const packages = listExampleIds(EXAMPLES)
  .filter(id => readExample(EXAMPLES, id).package !== 'none')
  .filter((_, at) => at % 2 === 0);

describe('publint in the page says what it says on the command line', () => {
  test('of at least ten packages', () => {
    expect(packages.length).toBeGreaterThan(10);
  });

  const [first = ''] = packages;
  const cases = [
    ...packages.map(id => [id, 'nothing'] as const),
    ...Object.keys(mistakes).map(mistake => [first, mistake] as const),
  ];
  test.each(cases)('%s, with %s wrong', async (id, mistake) => {
    const project = readProject(id);
    const manifest = JSON.parse(project['package.json'] ?? '') as Manifest;
    const changed = mistakes[mistake]?.(manifest);
    const files = { ...project, 'package.json': JSON.stringify(changed) };
    const found = await lintPackage(files, 'en');
    expect(found.map(({ said }) => said).sort()).toEqual(
      askCommand(files).sort(),
    );
  });
});
