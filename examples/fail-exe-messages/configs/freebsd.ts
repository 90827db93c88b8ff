import { defineConfig } from '@rslib/core';

Object.defineProperty(process, 'platform', { value: 'freebsd' });

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: true } }],
});
