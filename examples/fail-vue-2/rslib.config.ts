import { pluginVue2 } from '@rsbuild/plugin-vue2';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.js' } },
  lib: [{ format: 'esm' }],
  output: { target: 'web' },
  plugins: [pluginVue2()],
});
