import { expect, test } from '@rstest/core';
import { buildRequest, PROJECT_FOLDER } from './buildRequest.ts';

const files = { 'src/index.ts': 'export const a = 1;\n' };
const read = (config: string) =>
  buildRequest(`export default defineConfig(${config});`, files);

test('a project is its files, and its config as data', () => {
  expect(
    read("{ lib: [{ format: 'cjs' }], output: { minify: true } }"),
  ).toEqual({
    request: {
      folder: PROJECT_FOLDER,
      files,
      config: { lib: [{ format: 'cjs' }], output: { minify: true } },
      react: undefined,
    },
    lacksTypes: false,
  });
});

test('declarations of TypeScript are left out, and that is told', () => {
  const lib = "[{ format: 'esm', dts: { bundle: true } }, { format: 'cjs' }]";
  expect(read(`{ lib: ${lib} }`)).toMatchObject({
    request: { config: { lib: [{ format: 'esm' }, { format: 'cjs' }] } },
    lacksTypes: true,
  });
  expect(read('{ lib: [{ dts: { isolated: true } }] }')).toMatchObject({
    request: { config: { lib: [{ dts: { isolated: true } }] } },
    lacksTypes: false,
  });
});

test('the plugin for React is its options', () => {
  const react = (call: string) => read(`{ plugins: [${call}] }`);
  expect(react('')).toMatchObject({ request: { react: undefined } });
  expect(react('pluginReact()')).toMatchObject({ request: { react: {} } });
  const runtime = { swcReactOptions: { runtime: 'classic' } };
  expect(react(`pluginReact(${JSON.stringify(runtime)})`)).toMatchObject({
    request: { react: runtime },
  });
});

test.each([
  ['{ plugins: [pluginVue()] }', 'plugin', 'pluginVue'],
  ['{ plugins: [pluginReact(), pluginSass()] }', 'plugin', 'pluginSass'],
  ['{ plugins: [{ name: "a" }] }', 'plugin', 'plugins'],
  ['{ plugins: [pluginReact({ a: f() })] }', 'call', 'f(…)'],
  ['{ lib: [{ banner: { js: () => "" } }] }', 'function', '() => ""'],
  ['{ lib: [{ format: load() }] }', 'call', 'load(…)'],
  ['{', 'syntax', ''],
  ['[]', 'no-config', ''],
])('%s is refused: %s', (config, reason, code) => {
  expect(read(config)).toEqual({
    problem: { reason, line: 1, code: expect.stringContaining(code) as string },
  });
});
