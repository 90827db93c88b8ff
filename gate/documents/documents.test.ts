import { describe, expect, test } from '@rstest/core';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNames, type Name } from './findNames.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as { scripts: Record<string, string> };
const tracked = execFileSync('git', ['ls-files'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
}).split('\n');
const documents = tracked.filter(
  file =>
    /^(?:[A-Z]+|\.github\/.*|(?:[\w-]+\/)+[A-Z]+)\.md$/.test(file) &&
    !/^(?:examples\/[\w-]+|content\/(?:en|zh)|e2e\/fixtures)\//.test(file),
);

const exclude = ['**/node_modules/**', '.cache/**', 'dist/**'];

/** A path counts from the project, from the document, or is a file's name in its folder. */
function exists(document: string, name: Name): boolean {
  if (name.kind === 'script') {
    return name.script.replace('gate ', '') in scripts;
  }
  const folder = path.dirname(document);
  return (
    [root, path.join(root, folder)].some(base =>
      name.path.includes('*')
        ? globSync(`{,**/}${name.path}`, { cwd: base, exclude }).length > 0
        : existsSync(path.join(base, name.path)),
    ) ||
    tracked.some(
      file =>
        (folder === '.' || file.startsWith(`${folder}/`)) &&
        `/${file}/`.includes(`/${name.path}/`),
    )
  );
}

test('documents are found', () => {
  expect(documents).toContain('README.md');
  expect(documents).toContain('deploy/README.md');
});

test.each(documents)('what %s names is there', document => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const missing = findNames(text).filter(name => !exists(document, name));
  expect(missing.map(name => name.text)).toEqual([]);
});

test('a table describes every script: those for people, which are few, in README.md', () => {
  const [people, steps] = ['README.md', 'gate/README.md'].map(file => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const rows = text.match(/^\| `.*/gm) ?? [];
    return rows.flatMap(row => {
      const [names = ''] = row.split(' | ');
      return [...names.matchAll(/`(?:npm run )?([\w:]+)/g)].map(
        ([, name]) => name,
      );
    });
  });
  const named = new Set([...(people ?? []), ...(steps ?? [])]);
  expect(Object.keys(scripts).filter(name => !named.has(name))).toEqual([]);
  const readme = (people ?? []).filter(
    name => name !== undefined && name in scripts,
  );
  expect(readme.length).toBeLessThanOrEqual(31);
});

describe('names are read', () => {
  test.each([
    ['`npm run nothing`', 'npm run nothing'],
    ['`npm run gate nothing`', 'npm run gate nothing'],
    [
      '```sh\nnpm run --silent nothing # why\n```\n',
      'npm run --silent nothing',
    ],
    ['`node scripts/none.ts --flag`', 'node scripts/none.ts'],
    ['the file `theme/none.ts`', 'theme/none.ts'],
    ['the file `none.ts`', 'none.ts'],
    ['a folder `theme/none/`', 'theme/none/'],
    ['see [it](./none.md#there)', './none.md'],
  ])('%s', (text, missing) => {
    const names = findNames(text).filter(name => !exists('README.md', name));
    expect(names.map(name => name.text)).toEqual([missing]);
  });

  test.each([
    ['an address', '`/config/lib/dts`'],
    ['a package', '`@rslib/core`'],
    ['a placeholder', '`i18n/<lang>.ts`'],
    ['a generated file', '`dist/index.html`'],
  ])('%s is not a name of ours', (_what, text) => {
    expect(findNames(text)).toEqual([]);
  });
});
