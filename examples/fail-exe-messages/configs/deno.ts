import { defineConfig } from '@rslib/core';

Object.defineProperty(process, 'versions', {
  value: { ...process.versions, deno: '2.6.0' },
});

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: true } }],
});
