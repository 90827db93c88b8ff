import { expect, test } from '@rstest/core';
import { chunksIn, engineFilesIn, engineIn } from './chunksIn.ts';

test('lists chunks by name, or by id where they have none', () => {
  const script =
    'c.u=e=>"static/js/async/"+(({2:"search","a-b":"zoom"})[e]||e)+"."+({2:"29218d43b3",c:"79cdcb9bb1","a-b":"723560b33a"})[e]+".js",c.x=1';
  expect(chunksIn(script)).toEqual([
    '/static/js/async/search.29218d43b3.js',
    '/static/js/async/c.79cdcb9bb1.js',
    '/static/js/async/zoom.723560b33a.js',
  ]);
});

test('a script of another form is an error with the remedy', () => {
  expect(() => chunksIn('let a=1')).toThrow(
    'update deploy/build-record/chunksIn.ts',
  );
});

test('finds Rslib for the browser, and all that its files name', () => {
  const worker = '/static/live-rslib/rslib.3e29c10766.js';
  const types = worker.replace('rslib.', 'types.');
  expect(engineIn(`const a="${worker}",b="${types}"`)).toEqual([worker, types]);
  const libs = worker.replace('rslib.', 'libs.').replace('.js', '.json');
  expect(engineIn(`["${types}","${libs}"]`)).toEqual([types, libs]);
  expect(engineIn('const a="/static/live-rslib/"')).toEqual([]);
  const script =
    'p.u=e=>""+({100:"5f59577c49",7:"b89505f6cd"})[e]+".js";l(["rspack.0.ae4205535f.wasm"]);import*as c from"./d5ee4287e2.js";i("./other.js")';
  expect(engineFilesIn(script)).toEqual([
    '/static/live-rslib/5f59577c49.js',
    '/static/live-rslib/b89505f6cd.js',
    '/static/live-rslib/rspack.0.ae4205535f.wasm',
    '/static/live-rslib/d5ee4287e2.js',
  ]);
});
