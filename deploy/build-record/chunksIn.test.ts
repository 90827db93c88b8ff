import { expect, test } from '@rstest/core';
import { chunksIn } from './chunksIn.ts';

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
