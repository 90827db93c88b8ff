import { defineConfig } from '@rslib/core';
import { serveNode } from '../machines/download.ts';

serveNode({ list: () => new Response(null, { status: 404, statusText: 'Not Found' }) });

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { targets: [{ platform: 'darwin', arch: 'arm64' }] } } }],
});
