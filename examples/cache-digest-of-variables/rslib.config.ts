import { defineConfig } from '@rslib/core';

const syntax = process.env.SYNTAX === 'es2015' ? 'es2015' : 'esnext';

export default defineConfig({
  performance: { buildCache: { cacheDigest: [syntax] } },
  lib: [{ format: 'esm', syntax }],
});
