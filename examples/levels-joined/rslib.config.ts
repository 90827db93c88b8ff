import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['node 10'],
  banner: { js: '/*! first 1.0.0 */' },
  lib: [
    {
      format: 'esm',
      syntax: ['node 24'],
      banner: { dts: '/*! types of first 1.0.0 */' },
    },
  ],
});
