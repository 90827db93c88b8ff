import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', lazy: './src/lazy.ts' },
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  output: { autoExternal: { devDependencies: true } },
  plugins: [pluginReact()],
});
