import { defineConfig } from '@rslib/core';

export default defineConfig({
  server: { publicDir: { copyOnBuild: true } },
  lib: [{ format: 'esm' }],
});
