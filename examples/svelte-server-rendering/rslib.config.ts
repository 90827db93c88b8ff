import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

const preprocessOptions = { typescript: false };
const forServer = { dev: false, generate: 'server' };

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { target: 'web' },
      plugins: [pluginSvelte({ preprocessOptions })],
    },
    {
      format: 'esm',
      output: { target: 'node', distPath: 'dist/server' },
      plugins: [
        pluginSvelte({
          preprocessOptions,
          svelteLoaderOptions: { compilerOptions: forServer },
        }),
      ],
    },
  ],
});
