import { describe, expect, test } from '@rstest/core';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { borders, features } from './borders.ts';
import { findCycles } from './findCycles.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A relative path in an import or export, of values or types, static or not. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Nothing imports a test, so none is part of a circle. */
const modules = globSync(
  [...Object.keys(borders), ...features].map(
    folder => `${folder}/**/*.{ts,tsx}`,
  ),
  { cwd: root, exclude: file => /\.test\.tsx?$/.test(file) },
).map(file => file.split(path.sep).join('/'));

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORTED)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
}

describe('findCycles', () => {
  test.each([
    ['a line', { a: ['b'], b: ['c'], c: [] }, []],
    ['two ways to one module', { a: ['b', 'c'], b: ['d'], c: ['d'] }, []],
    ['a pair', { a: ['b'], b: ['a'] }, [['a', 'b', 'a']]],
    ['itself', { a: ['a'] }, [['a', 'a']]],
    [
      'a circle behind a line',
      { a: ['b'], b: ['c'], c: ['d'], d: ['b'] },
      [['b', 'c', 'd', 'b']],
    ],
  ])('%s', (_, imports, cycles) => {
    expect(findCycles(new Map(Object.entries<string[]>(imports)))).toEqual(
      cycles,
    );
  });
});

test('no modules import each other in a circle, not even for types', () => {
  const graph = new Map(modules.map(file => [file, importsOf(file)]));
  expect(graph.get('gate/borders/borders.ts')).toEqual([]);
  expect(graph.get('shared/alternates.ts')).toEqual(['shared/siteAddress.ts']);
  expect(findCycles(graph).map(cycle => cycle.join(' → '))).toEqual([]);
});
