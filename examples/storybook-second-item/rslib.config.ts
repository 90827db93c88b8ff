import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { target: 'node', distPath: 'dist/node' } },
    { format: 'esm', output: { target: 'web', distPath: 'dist/web' } },
  ],
  plugins: [pluginReact()],
});
