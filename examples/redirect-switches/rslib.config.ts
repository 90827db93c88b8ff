import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

const off = { path: false, extension: false };

export default defineConfig({
  plugins: [pluginSass()],
  output: { target: 'web' },
  lib: [
    {
      bundle: false,
      dts: true,
      output: { distPath: 'dist/on' },
    },
    {
      bundle: false,
      dts: true,
      redirect: { js: off, style: off, asset: off, dts: off },
      output: { distPath: 'dist/off' },
    },
    {
      bundle: false,
      redirect: { js: { path: false } },
      output: { distPath: 'dist/js-path' },
    },
    {
      bundle: false,
      redirect: { js: { extension: false } },
      output: { distPath: 'dist/js-extension' },
    },
    {
      bundle: false,
      redirect: { style: { path: false } },
      output: { distPath: 'dist/style-path' },
    },
    {
      bundle: false,
      redirect: { style: { extension: false } },
      output: { distPath: 'dist/style-extension' },
    },
    {
      bundle: false,
      redirect: { asset: { path: false } },
      output: { distPath: 'dist/asset-path' },
    },
    {
      bundle: false,
      redirect: { asset: { extension: false } },
      output: { distPath: 'dist/asset-extension' },
    },
    {
      bundle: true,
      dts: true,
      output: { distPath: 'dist/bundled' },
    },
    {
      bundle: true,
      dts: true,
      redirect: { js: off, style: off, asset: off, dts: off },
      output: { distPath: 'dist/bundled-off' },
    },
    {
      bundle: false,
      dts: true,
      resolve: { alias: { '#types': './src/types.ts' } },
      output: { distPath: 'dist/resolve-alias' },
    },
    {
      bundle: false,
      dts: { alias: { '#types': './src/types.ts' } },
      output: { distPath: 'dist/dts-alias' },
    },
    {
      bundle: false,
      output: { distPath: 'dist/node', target: 'node' },
    },
  ],
});
