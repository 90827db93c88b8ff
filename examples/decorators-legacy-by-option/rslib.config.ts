import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { decorators: { version: 'legacy' } },
  lib: [{ format: 'esm' }],
});
