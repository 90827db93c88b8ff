import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: { printFileSize: false },
  environments: {
    web: {
      output: { filenameHash: false },
    },
    node: {
      source: { entry: { server: './src/server.js' } },
      output: { target: 'node', distPath: 'dist-server' },
    },
  },
});
