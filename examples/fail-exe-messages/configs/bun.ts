import { defineConfig } from '@rslib/core';

Object.defineProperty(process, 'versions', {
  value: { ...process.versions, bun: '1.4.0' },
});

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: true } }],
});
