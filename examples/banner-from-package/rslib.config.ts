import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      output: { minify: true },
      banner: { js: `/*! ${pkg.name} ${pkg.version} | ${pkg.license} */` },
    },
  ],
});
