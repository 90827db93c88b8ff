import { describe, expect, test } from '@rstest/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  listExampleIds,
  readExample,
  type ChainPart,
} from '../../content-model/examples/Example.ts';
import { Site } from '../../content-model/Site.ts';
import { readFences } from '../code-blocks/fences.ts';
import { testFolder } from '../../tooling/testing/testFolder.ts';
import { composeChain } from './composeChain.ts';

const { root, write } = testFolder();

/** Composes a chain of parts of the examples `first` and `second`. */
function compose(first: ChainPart['files'], second: ChainPart['files']) {
  const chain = [
    { page: '/a', example: 'first', files: first, run: ['build'] },
    { page: '/b', example: 'second', files: second, run: ['test'] },
  ];
  write('chain/example.json', JSON.stringify({ title: 'Chain', chain }));
  composeChain(root, 'chain', path.join(root, 'composed'));
}
const composed = (file: string) =>
  readFileSync(path.join(root, 'composed', file), 'utf8');

describe('a chain of pages', () => {
  write('first/package.json', '{ "name": "own", "files": ["dist"] }');
  write('first/index.ts', 'export { a };\n');
  write('first/config.ts', 'first\n');
  write(
    'second/package.json',
    '{ "name": "other", "files": ["dist", "bin"], "license": "MIT" }',
  );
  write('second/index.ts', 'export { b };\n');
  write('second/config.ts', 'second\n');

  test('starts with the files of its first page', () => {
    compose({ 'package.json': 'new', 'config.ts': 'new' }, {});
    expect(composed('config.ts')).toBe('first\n');
  });

  test('adds to the files there are what the next page shows', () => {
    compose(
      { 'package.json': 'new', 'index.ts': 'new', 'config.ts': 'new' },
      { 'package.json': 'merge', 'index.ts': 'append', 'config.ts': 'replace' },
    );
    expect(JSON.parse(composed('.pages/2/package.json'))).toEqual({
      name: 'own',
      files: ['dist', 'bin'],
      license: 'MIT',
    });
    expect(composed('.pages/2/index.ts')).toBe(
      'export { a };\n\nexport { b };\n',
    );
    expect(composed('.pages/2/config.ts')).toBe('second\n');
  });

  test('takes a file that the reader edits from its own folder', () => {
    write('chain/2/config.ts', 'first and second\n');
    compose({ 'config.ts': 'new' }, { 'config.ts': 'edit' });
    expect(composed('.pages/2/config.ts')).toBe('first and second\n');
  });

  test('writes the files of a page before it runs its commands', () => {
    compose({ 'config.ts': 'new' }, { 'config.ts': 'replace' });
    expect(readExample(root, 'chain').steps.map(step => step.command)).toEqual([
      'build',
      'cp -R .pages/2/. . && rm -r .pages/2',
      'test',
    ]);
  });

  test('leaves a file that the reader keeps', () => {
    compose({ 'config.ts': 'new' }, { 'config.ts': 'keep' });
    expect(() => composed('.pages/2/config.ts')).toThrow('ENOENT');
    expect(readExample(root, 'chain').steps.map(step => step.command)).toEqual([
      'build',
      'test',
    ]);
  });

  test.each([
    ['new', { 'config.ts': 'new' }, 'has this file already'],
    ['replace', {}, 'has no such file yet'],
  ] as const)('refuses "%s" where it does not fit', (use, first, problem) => {
    expect(() => compose(first, { 'config.ts': use })).toThrow(problem);
  });
});

const examples = path.resolve(import.meta.dirname, '../../examples');
const site = new Site(path.dirname(examples));
const parts = listExampleIds(examples).flatMap(id =>
  readExample(examples, id).chain.flatMap(({ page, ...part }) =>
    page ? [{ id, page, ...part }] : [],
  ),
);

const pageOf = (page: string) => {
  const found = site.page(page.slice(1), 'en');
  if (!found) throw new Error(`There is no page ${page}.`);
  return found;
};

/** What a command needs where nothing can be fetched or sent. */
const withoutNetwork = / -- --disable-telemetry > .*| --legacy-peer-deps/;

describe('each page of a chain', () => {
  test('is read', () => {
    expect(parts.length).toBeGreaterThan(10);
  });

  test.each(parts)('$id: $page shows the files of $example', part => {
    const elsewhere = readExample(examples, part.example).steps.flatMap(
      step => step.in ?? [],
    );
    const shown = readFences(pageOf(part.page)).flatMap(({ marks }) =>
      marks.example === part.example ? (marks.source ?? []) : [],
    );
    const taken = parts
      .filter(one => one.id === part.id && one.example === part.example)
      .flatMap(({ files }) => Object.keys(files));
    expect(taken.toSorted()).toEqual(
      [...new Set(shown)]
        .filter(file => !elsewhere.some(one => file.startsWith(`${one}/`)))
        .toSorted(),
    );
  });

  test.each(parts)('$id: $page has the commands', ({ page, run }) => {
    const text = readFileSync(pageOf(page).file, 'utf8');
    const missing = run
      .map(command => command.replace(withoutNetwork, ''))
      .filter(command => !text.includes(command));
    expect(missing).toEqual([]);
  });
});
