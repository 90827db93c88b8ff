import { defineConfig } from '@rslib/core';

export default defineConfig({
  // #region lib
  lib: [{ format: 'cjs', bundle: false, dts: true }],
  // #endregion
});
