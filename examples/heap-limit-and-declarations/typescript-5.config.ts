import { createRequire } from 'node:module';
import { defineConfig } from '@rslib/core';

const { resolve } = createRequire(
  import.meta.resolve('@microsoft/api-extractor'),
);

export default defineConfig({
  lib: [{ format: 'esm', dts: { typescriptPath: resolve('typescript') } }],
});
