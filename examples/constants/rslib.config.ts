import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { VERSION: JSON.stringify('1.0.0') } },
  lib: [{ format: 'esm' }],
});
