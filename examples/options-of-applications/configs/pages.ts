import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  lib: [
    { output: { target: 'web', distPath: 'pages/object' }, tools: { htmlPlugin: {} } },
    { output: { target: 'web', distPath: 'pages/off' }, tools: { htmlPlugin: false } },
    { output: { target: 'node', distPath: 'pages/node' }, tools: { htmlPlugin: true } },
  ],
});
