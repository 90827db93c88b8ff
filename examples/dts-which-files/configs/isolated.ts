import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: { isolated: true } }],
  source: { entry: { index: './isolated/index.ts' }, tsconfigPath: './tsconfig.isolated.json' },
});
