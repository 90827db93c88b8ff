import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { targets: [{ platform: 'darwin', arch: 'arm64', nodeVersion: '25.6.0' }] } } }],
});
