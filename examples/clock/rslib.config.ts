import { defineConfig } from '@rslib/core';

// #region config
export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'Clock',
      output: { target: 'web', distPath: 'dist/umd' },
    },
  ],
});
// #endregion
