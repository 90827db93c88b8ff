import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { define: { CURRENCY: JSON.stringify('EUR') } },
});
