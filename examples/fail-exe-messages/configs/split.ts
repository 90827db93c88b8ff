import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs', experiments: { exe: true } }],
  tools: { rspack: { optimization: { runtimeChunk: 'single' } } },
});
