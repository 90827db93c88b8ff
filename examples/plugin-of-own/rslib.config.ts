import { defineConfig } from '@rslib/core';
import { pluginBuildInfo } from './pluginBuildInfo';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  plugins: [pluginBuildInfo()],
});
