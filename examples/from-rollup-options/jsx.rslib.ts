import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { jsx: './src/jsx.jsx' } },
  output: {
    autoExternal: { devDependencies: true },
    externals: ['react/jsx-runtime'],
  },
  plugins: [pluginReact()],
});
