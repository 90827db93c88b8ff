import vm from 'node:vm';
import { expect, test } from '@rstest/core';
import { adaptTool } from './toolLoader.ts';

const place = (inside: string) => `/repo/node_modules/${inside}`;

test('import.meta is where the tools believe to be; strings stay', () => {
  const source = `const a = import.meta.url + import.meta.dirname;\nconst b = "import.meta.url";`;
  const adapted = adaptTool(place('@rslib/core/dist/index.js'), source);
  expect(adapted).toContain('const a = toolMeta.url + toolMeta.dirname;');
  expect(adapted).toContain('"import.meta.url"');
  expect(adapted).toContain(
    'const toolMeta = toolMetaOf("@rslib/core/dist/index.js");',
  );
});

test('imports of a computed address go through the table of the worker', () => {
  const source =
    'import(url); import(`${url}?t`); import("./a.js"); x("import(url)");';
  expect(adaptTool(place('@rsbuild/core/dist/x.js'), source)).toBe(
    'importTool(url); importTool(`${url}?t`); import("./a.js"); x("import(url)");',
  );
});

test('packages compiled into others know their folder', () => {
  const file = place('@rsbuild/core/compiled/css-loader/index.js');
  expect(adaptTool(file, 'use(__dirname);')).toBe(
    'const __dirname = "/tools/node_modules/@rsbuild/core/compiled/css-loader";\nuse(__dirname);',
  );
});

test('the loader of Vue knows its files', () => {
  expect(
    adaptTool(
      place('rspack-vue-loader/dist/a.js'),
      "use(__filename, require.resolve('./b'));",
    ),
  ).toBe(
    'const __filename = "/tools/node_modules/rspack-vue-loader/dist/a.js";\nuse(__filename, "/tools/node_modules/rspack-vue-loader/dist/b.js");',
  );
});

test('the runtime of WebAssembly sees no Node.js', () => {
  const source = 'seen = [typeof process, typeof __non_webpack_require__];';
  const code = adaptTool(
    place('@emnapi/core/dist/x.js'),
    `let ${source} seen;`,
  );
  expect(vm.runInNewContext(code, { process })).toEqual([
    'undefined',
    'undefined',
  ]);
});
