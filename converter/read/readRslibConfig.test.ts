import { expect, test } from '@rstest/core';
import { readRslibConfig } from './readRslibConfig.ts';

const read = (config: string) =>
  readRslibConfig(`export default defineConfig(${config});`);

test('a config is data', () => {
  expect(
    read("{ lib: [{ format: 'cjs' }], output: { minify: true } }"),
  ).toEqual({
    config: { lib: [{ format: 'cjs' }], output: { minify: true } },
    lacksTypes: false,
  });
});

test('declarations of TypeScript are left out, and that is told', () => {
  const lib = "[{ format: 'esm', dts: { bundle: true } }, { format: 'cjs' }]";
  expect(read(`{ lib: ${lib} }`)).toMatchObject({
    config: { lib: [{ format: 'esm' }, { format: 'cjs' }] },
    lacksTypes: true,
  });
  expect(read(`{ lib: ${lib} }`)).not.toHaveProperty('typed');
  expect(read('{ lib: [{ dts: true }] }')).toMatchObject({
    config: { lib: [{}] },
    typed: { lib: [{ dts: true }] },
  });
  expect(read('{ lib: [{ dts: { isolated: true } }] }')).toMatchObject({
    config: { lib: [{ dts: { isolated: true } }] },
    lacksTypes: false,
  });
});

test('the plugin for React or Vue is its options', () => {
  const react = (call: string) => read(`{ plugins: [${call}] }`);
  expect(react('pluginVue()')).toMatchObject({ vue: {} });
  expect(react('')).not.toHaveProperty('react');
  expect(react('pluginReact()')).toMatchObject({ react: {} });
  const runtime = { swcReactOptions: { runtime: 'classic' } };
  expect(react(`pluginReact(${JSON.stringify(runtime)})`)).toMatchObject({
    react: runtime,
  });
});

test.each([
  ['{ plugins: [pluginSvelte()] }', 'plugin', 'pluginSvelte'],
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
