import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  syntax: 'es6',
  autoExtension: false,
  output: { target: 'web' },
  plugins: [pluginReact()],
  lib: [
    {
      format: 'cjs',
      output: { distPath: 'dist/lib' },
    },
    {
      format: 'esm',
      output: { distPath: 'dist/es' },
      dts: { distPath: 'dist/types' },
    },
  ],
});
