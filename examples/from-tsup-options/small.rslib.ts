import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { small: './src/small.ts' } },
  plugins: [pluginReact()],
});
