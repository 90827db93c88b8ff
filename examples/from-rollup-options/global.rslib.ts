import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Only' }],
  source: { entry: { only: './src/only.ts' } },
  output: { autoExternal: { devDependencies: true }, target: 'web' },
  plugins: [pluginReact()],
});
