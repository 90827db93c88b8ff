import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: { bundle: true } }],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
