import { expect, test } from '@rstest/core';
import { requireFrom } from './createRequire.ts';
import { fs } from './fs.ts';

const createRequire = requireFrom(
  id => ({ fs: 'files', '/tools/b.js': 'b' })[id],
);
const write = (file: string, text: string) => {
  fs.mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  fs.writeFileSync(file, text);
};

test('loads modules of Node.js by name and files by path', () => {
  const load = createRequire('file:///tools/a.js');
  expect(load('node:fs')).toBe('files');
  expect(load('./b.js')).toBe('b');
});

test('fails as Node.js does', () => {
  const load = createRequire('/tools/a.js');
  expect(() => load('left-pad')).toThrow("Cannot find module 'left-pad'");
  expect(() => load.resolve('left-pad')).toThrow(
    expect.objectContaining({ code: 'MODULE_NOT_FOUND' }),
  );
});

test('resolves the main file of a package above', () => {
  write('/app/node_modules/one/package.json', '{"main":"lib/one.js"}');
  write('/app/node_modules/two/package.json', '{}');
  const { resolve } = createRequire('/app/src/deep/a.js');
  expect(resolve('one')).toBe('/app/node_modules/one/lib/one.js');
  expect(resolve('two')).toBe('/app/node_modules/two/index.js');
  expect(resolve('two/package.json')).toBe(
    '/app/node_modules/two/package.json',
  );
  expect(resolve('./x.js')).toBe('/app/src/deep/x.js');
  expect(createRequire('/a.js').resolve('one', { paths: ['/app/src'] })).toBe(
    '/app/node_modules/one/lib/one.js',
  );
});
