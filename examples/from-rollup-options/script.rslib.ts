import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { only: './src/only.ts', lazy: './src/lazy.ts' } },
  output: { sourceMap: true, autoExternal: { exclude: ['react'] } },
  plugins: [pluginReact()],
});
