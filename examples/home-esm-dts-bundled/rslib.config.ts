import { defineConfig } from '@rslib/core';

export default defineConfig({
  // #region lib
  lib: [{ format: 'esm', dts: { bundle: true } }],
  // #endregion
});
