import { defineConfig } from '@rsbuild/core';
import { pluginSvelte } from '@rsbuild/plugin-svelte';

export default defineConfig({
  plugins: [pluginSvelte({ preprocessOptions: { typescript: false } })],
  output: { filenameHash: false },
  performance: { printFileSize: false },
});
