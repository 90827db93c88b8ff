import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  source: { entry: { index: './src/Button.tsx' } },
  output: { target: 'web' },
  plugins: [pluginReact()],
});
