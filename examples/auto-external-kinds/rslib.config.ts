import { defineConfig } from '@rslib/core';

const opposite = {
  dependencies: false,
  optionalDependencies: false,
  peerDependencies: false,
  devDependencies: true,
};

export default defineConfig({
  performance: { buildCache: false },
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    { id: 'new', output: { distPath: 'dist/new', autoExternal: opposite } },
    { id: 'old', autoExternal: opposite, output: { distPath: 'dist/old' } },
  ],
});
