import { expect, test } from '@rstest/core';
import { readConfigData } from './readConfigData.ts';

const read = (config: string) =>
  readConfigData(
    `import { defineConfig } from '@rslib/core';\nexport default defineConfig(${config});\n`,
  );

test('a configuration is data', () => {
  const lib = [{ format: 'esm', bundle: false }, { format: 'cjs' }];
  expect(read(JSON.stringify({ lib }))).toEqual({ config: { lib } });
});

test('the plugin for React is its options', () => {
  expect(read('{ plugins: [pluginReact()] }')).toEqual({
    config: {},
    react: {},
  });
  expect(read('{ lib: [{}], plugins: [pluginReact({ a: [1] })] }')).toEqual({
    config: { lib: [{}] },
    react: { a: [1] },
  });
});

test.each([
  '{ a: process.env.A }',
  '{ a: () => 1 }',
  '{ ...a }',
  '{ plugins: [pluginVue()] }',
  '{ plugins: [pluginReact(), pluginVue()] }',
  '{ plugins: [pluginReact({ a: b() })] }',
  '{ plugins: [] , a: b() }',
  '[]',
  '{',
])('%s is more than data', config => {
  expect(read(config)).toBeUndefined();
});
