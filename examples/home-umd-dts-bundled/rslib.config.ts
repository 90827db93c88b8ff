import { defineConfig } from '@rslib/core';

export default defineConfig({
  // #region lib
  lib: [{ format: 'umd', umdName: 'Clock', dts: { bundle: true } }],
  output: { target: 'web' },
  // #endregion
});
