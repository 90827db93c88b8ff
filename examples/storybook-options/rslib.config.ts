import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const all = './src/**';

export default defineConfig({
  resolve: { alias: { '@': './src' } },
  source: { define: { VERSION: JSON.stringify('1.0.0') } },
  output: { target: 'web', cleanDistPath: true, externals: ['lodash'] },
  server: { publicDir: false },
  dev: { assetPrefix: '/dev/' },
  plugins: [pluginReact()],
  tools: { rspack: { devtool: false } },
  lib: [
    {
      id: 'bundle',
      source: { entry: { index: './src/index.tsx' } },
      output: {
        distPath: 'dist/bundle',
        filename: { js: '[name].js' },
        assetPrefix: '/first/',
        sourceMap: false,
      },
    },
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: all } },
      output: { distPath: 'dist/files', injectStyles: false },
    },
    {
      id: 'files-without-stories',
      bundle: false,
      source: { entry: { index: [all, '!./src/**/*.stories.tsx'] } },
      output: { distPath: 'dist/files-without-stories' },
    },
  ],
});
