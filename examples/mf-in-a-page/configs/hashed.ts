import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';
import { remote } from '../remote';

export default defineConfig({
  lib: [remote('auto', { distPath: 'dist/hashed', assetPrefix: 'auto' })],
  plugins: [pluginReact()],
});
