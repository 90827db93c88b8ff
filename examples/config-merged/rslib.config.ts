import { defineConfig, mergeRslibConfig } from '@rslib/core';
import base from './base.config';

export default defineConfig(
  mergeRslibConfig(base, {
    lib: [
      { id: 'esm', output: { minify: true } },
      { format: 'cjs' },
    ],
  }),
);
