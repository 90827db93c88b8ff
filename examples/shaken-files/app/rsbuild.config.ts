import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false },
  performance: { printFileSize: false },
});
