import { pluginPreact } from '@rsbuild/plugin-preact';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginPreact()],
  lib: [
    { output: { target: 'web', distPath: 'dist/own' } },
    {
      output: {
        target: 'web',
        distPath: 'dist/shared',
        externals: [/^preact/],
      },
    },
  ],
});
