import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'node/without' } },
    { format: 'esm', output: { distPath: 'node/with', emitCss: true } },
  ],
  output: { legalComments: 'none' },
  plugins: [pluginVue()],
});
