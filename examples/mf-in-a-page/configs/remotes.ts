import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';
import { remote } from '../remote';

export default defineConfig({
  lib: [
    remote('auto', { distPath: 'dist/auto', assetPrefix: 'auto' }),
    remote('unset', { distPath: 'dist/unset' }),
    remote('not-shared', { distPath: 'dist/not-shared', assetPrefix: 'auto' }, false),
  ],
  output: { filenameHash: false },
  plugins: [pluginReact()],
});
