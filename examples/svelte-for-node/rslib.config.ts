import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, output: { distPath: 'dist/node' } },
    { format: 'esm', output: { distPath: 'dist/css', emitCss: true } },
    { format: 'esm', output: { distPath: 'dist/web', target: 'web' } },
  ],
  plugins: [pluginSvelte({ preprocessOptions: { typescript: false } })],
});
