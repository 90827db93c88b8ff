import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { CHANNEL: 'beta' } },
  lib: [{ format: 'esm' }],
});
