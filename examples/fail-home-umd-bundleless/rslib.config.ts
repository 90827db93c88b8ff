import { defineConfig } from '@rslib/core';

export default defineConfig({
  // #region lib
  lib: [{ format: 'umd', umdName: 'Clock', bundle: false }],
  output: { target: 'web' },
  // #endregion
});
