import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { sourceMap: true, autoExternal: { exclude: ['react'] } },
  source: { entry: { only: './src/only.ts', lazy: './src/lazy.ts' } },
  plugins: [pluginReact()],
});
