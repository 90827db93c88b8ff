import { defineConfig } from '@rslib/core';
import { serveNode } from '../machines/download.ts';

serveNode({ archive: () => new Response(null) });

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { targets: [{ platform: 'darwin', arch: 'arm64' }] } } }],
});
