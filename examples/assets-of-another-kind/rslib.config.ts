import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { assetsInclude: /\.ifc$/ },
  lib: [{ format: 'esm', output: { target: 'web' } }],
});
