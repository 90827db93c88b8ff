import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  source: { entry: { only: './src/only.ts' } },
  plugins: [pluginReact()],
});
