import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', source: { entry: { index: './enums/Level.svelte' } } }],
  plugins: [pluginSvelte({ preprocessOptions: { typescript: false } })],
});
