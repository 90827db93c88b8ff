import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  output: { target: 'web' },
  plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid()],
});
