import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  source: { entry: { index: './wrong/index.ts' }, tsconfigPath: './tsconfig.wrong.json' },
});
