import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', output: { target: 'web', distPath: 'dist/esm' } }],
  plugins: [pluginReact()],
});
