import { defineConfig } from '@rslib/core';
import { serveNode } from '../machines/download.ts';

serveNode({ archive: () => new Response(null, { status: 503, statusText: 'Service Unavailable' }) });

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { targets: [{ platform: 'darwin', arch: 'arm64' }] } } }],
});
