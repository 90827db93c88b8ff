import { defineConfig, type LibConfig } from '@rslib/core';

const item: LibConfig = {
  syntax: 'es2015',
  bundle: true,
  dts: { bundle: true },
  autoExtension: true,
  source: {
    entry: { index: './src/index.ts' },
    tsconfigPath: './tsconfig.json',
  },
  output: {
    distPath: 'out',
    target: 'web',
    externals: ['left-padding'],
    minify: true,
    cleanDistPath: true,
    autoExternal: true,
  },
};

export default defineConfig({
  lib: [
    { ...item, id: 'first', format: 'cjs' },
    { ...item, id: 'second', format: 'umd' },
  ],
});
