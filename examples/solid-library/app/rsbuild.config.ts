import { defineConfig } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';

export default defineConfig({
  plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid()],
  output: { filenameHash: false },
  performance: { printFileSize: false },
});
