import { defineConfig } from '@rslib/core';
import { serveNode } from '../machines/download.ts';

serveNode({});

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { targets: [{ platform: 'darwin', arch: 'arm64' }] } } }],
});
