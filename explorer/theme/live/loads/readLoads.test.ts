import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { jsAxes, listChoices } from '../../../shared/choices.ts';
import { packageText } from '../../../shared/project.ts';
import { readResult } from '../../../shared/readResult.ts';
import { loaders, type Sample } from '../../../shared/Sample.ts';
import { isGood, namesOf } from '../../model/outcomes.ts';
import { readLoads } from './readLoads.ts';

const FOLDER = 'examples/explorer/results';

/** Some of many: a number that no axis divides. */
const STEP = 7;

/** A library that a page needs as a script, too, is seen by no file. */
const unseen = (id: string, script: object) =>
  id === 'task-queue' &&
  'error' in script &&
  String(script.error).includes("'_'");

test('what is read is what came of loading the samples', () => {
  const samples = readdirSync(FOLDER).map(
    file => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Sample, // our data
  );
  const wrong: unknown[] = [];
  let compared = 0;
  for (const sample of samples) {
    for (const [index, partial] of listChoices(jsAxes(sample.axes)).entries()) {
      if (index % STEP !== 0) continue;
      const choice = { ...partial, dts: 'off' };
      const result = readResult(sample, choice);
      if ('message' in result || !result.loads) continue;
      const text = packageText(sample, choice);
      const read = readLoads({ ...result.files, 'package.json': text });
      for (const loader of loaders) {
        const known = result.loads[loader];
        if (loader === 'script' && unseen(sample.id, known)) continue;
        const one = read?.[loader];
        const isRight =
          one === 'works'
            ? isGood(known)
            : one && 'problem' in one
              ? !isGood(known)
              : one && String(namesOf(one)) === String(namesOf(known));
        if (!isRight) wrong.push([sample.id, loader, choice, one, known]);
        compared += 1;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(400);
});

const esm = 'export const a = 1;\nexport * from "./more.js";\n';
const more = 'import x from "y";\nexport { x as b };\nexport default x;\n';
const load = (manifest: object, files: Record<string, string> = {}) =>
  readLoads({
    'dist/index.js': esm,
    'dist/more.js': more,
    'package.json': JSON.stringify(manifest),
    ...files,
  });

test('package.json decides which file it is, and what that counts as', () => {
  const own = { type: 'module', dependencies: { y: '1' } };
  const names = { exports: ['a', 'b'] };
  expect(load(own)).toEqual({
    import: names,
    require: { ...names, isNew: true },
    script: { problem: 'esm', name: 'dist/index.js' },
    bundler: names,
  });
  expect(load({ ...own, engines: { node: '>=22.12' } })?.require).toEqual(
    names,
  );
  expect(load({ ...own, type: 'commonjs' })?.import).toEqual({
    problem: 'kind',
    name: 'dist/index.js',
  });
  const onlyImport = { '.': { import: './dist/index.js' } };
  expect(load({ ...own, exports: onlyImport })).toMatchObject({
    import: names,
    require: { problem: 'entry' },
    bundler: names,
  });
  expect(load({ ...own, main: './dist/gone.js' })?.bundler).toEqual({
    problem: 'missing',
    name: 'dist/gone.js',
  });
});

test('what it imports has to be there, and be code', () => {
  const missing = { problem: 'missing', name: 'y' };
  expect(load({ type: 'module' })?.import).toEqual(missing);
  const styled = { 'dist/more.js': 'import "./a.css";', 'dist/a.css': '' };
  expect(load({ type: 'module' }, styled)).toMatchObject({
    import: { problem: 'syntax', name: './a.css' },
    bundler: { exports: ['a'] },
  });
  const onNode = { 'dist/more.js': 'import "node:fs";\nawait 1;' };
  expect(load({ type: 'module' }, onNode)).toMatchObject({
    import: { exports: ['a'] },
    require: { problem: 'waits' },
    bundler: { problem: 'builtin', name: 'node:fs' },
  });
});

test('a package.json that is none says nothing', () => {
  expect(load({}, { 'package.json': '{' })).toBeUndefined();
});

test('fields of other types are passed over', () => {
  const odd = { type: 'module', main: 1, module: {}, engines: 5 };
  expect(load({ ...odd, dependencies: { y: '1' } })?.bundler).toEqual({
    exports: ['a', 'b'],
  });
});
