import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

const exportDefault = { svgrOptions: { exportType: 'default' } } as const;

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginReact()],
  lib: [
    {
      id: 'plain',
      source: { entry: { index: './imports/index.ts' } },
      output: { distPath: 'dist/plain' },
      plugins: [pluginSvgr()],
    },
    {
      id: 'default',
      source: { entry: { index: './imports/index.ts' } },
      output: { distPath: 'dist/default' },
      plugins: [pluginSvgr(exportDefault)],
    },
    {
      id: 'default-files',
      bundle: false,
      source: { entry: { index: './imports/**' } },
      output: { distPath: 'dist/default-files' },
      plugins: [pluginSvgr(exportDefault)],
    },
    {
      id: 'mixed',
      source: { entry: { index: './mixed/index.ts' } },
      output: { distPath: 'dist/mixed' },
      plugins: [pluginSvgr({ mixedImport: true })],
    },
    {
      id: 'mixed-files',
      bundle: false,
      source: { entry: { index: './mixed/**' } },
      output: { distPath: 'dist/mixed-files' },
      plugins: [pluginSvgr({ mixedImport: true })],
    },
    {
      id: 'types',
      dts: true,
      output: { distPath: 'dist/types' },
      plugins: [pluginSvgr()],
    },
  ],
});
