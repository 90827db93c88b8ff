import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { distPath: './own-types' },
  source: { tsconfigPath: './tsconfig.types.json' },
});
