import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  output: { target: 'web', legalComments: 'none' },
  plugins: [pluginVue()],
});
