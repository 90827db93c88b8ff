import { defineConfig } from '@rslib/core';

export default defineConfig({
  // #region lib
  lib: [{ format: 'esm', bundle: false, dts: { bundle: true } }],
  // #endregion
});
