import { defineConfig } from '@rslib/core';

const files = { index: './src/{where,plain,requires}.ts' };
const meta = { index: './src/meta.ts' };
const script = { index: './src/script.ts' };
const off = { __dirname: false, __filename: false };

export default defineConfig({
  shims: {
    esm: { __dirname: true, __filename: true },
    cjs: { 'import.meta.url': false },
  },
  lib: [
    {
      format: 'esm',
      bundle: false,
      source: { entry: files },
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'esm',
      bundle: false,
      shims: { cjs: { 'import.meta.url': true } },
      source: { entry: files },
      output: { distPath: 'dist/esm-other-half' },
    },
    {
      format: 'esm',
      bundle: false,
      shims: { esm: off },
      source: { entry: files },
      output: { distPath: 'dist/esm-off' },
    },
    {
      format: 'esm',
      bundle: false,
      shims: { esm: { require: true } },
      source: { entry: files },
      output: { distPath: 'dist/require' },
    },
    {
      format: 'esm',
      source: { entry: { require: './src/require.ts' } },
      output: { distPath: 'dist/require-of-a-name' },
    },
    {
      format: 'esm',
      source: { entry: { require: './src/require.ts' } },
      output: { distPath: 'dist/require-for-web', target: 'web' },
    },
    {
      format: 'cjs',
      source: { entry: meta },
      output: { distPath: 'dist/cjs' },
    },
    {
      format: 'cjs',
      shims: { esm: off },
      source: { entry: meta },
      output: { distPath: 'dist/cjs-other-half' },
    },
    {
      format: 'cjs',
      shims: { cjs: { 'import.meta.url': true } },
      source: { entry: meta },
      output: { distPath: 'dist/cjs-on' },
    },
    {
      format: 'cjs',
      shims: { cjs: { 'import.meta.url': true, 'import.meta.dirname': false } },
      source: { entry: meta },
      output: { distPath: 'dist/cjs-dirname-off' },
    },
    {
      format: 'cjs',
      shims: { cjs: { 'import.meta.url': true, 'import.meta.filename': false } },
      source: { entry: meta },
      output: { distPath: 'dist/cjs-filename-off' },
    },
    {
      format: 'umd',
      source: { entry: script },
      output: { distPath: 'dist/umd' },
    },
    {
      format: 'umd',
      shims: { esm: off },
      source: { entry: script },
      output: { distPath: 'dist/umd-off' },
    },
    {
      format: 'iife',
      source: { entry: script },
      output: { distPath: 'dist/iife' },
    },
    {
      format: 'iife',
      shims: { esm: off },
      source: { entry: script },
      output: { distPath: 'dist/iife-off' },
    },
    {
      format: 'esm',
      shims: { esm: off },
      source: { entry: script },
      output: { distPath: 'dist/web-esm', target: 'web' },
    },
    {
      format: 'cjs',
      source: { entry: script },
      output: { distPath: 'dist/web-cjs', target: 'web' },
    },
    {
      format: 'cjs',
      source: { entry: meta },
      output: { distPath: 'dist/web-meta', target: 'web' },
    },
    {
      format: 'cjs',
      shims: { cjs: { 'import.meta.dirname': false, 'import.meta.filename': false } },
      source: { entry: meta },
      output: { distPath: 'dist/web-meta-off', target: 'web' },
    },
    {
      format: 'umd',
      source: { entry: script },
      output: { distPath: 'dist/web-umd', target: 'web' },
    },
    {
      format: 'iife',
      source: { entry: script },
      output: { distPath: 'dist/web-iife', target: 'web' },
    },
  ],
});
