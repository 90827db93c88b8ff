import { defineConfig } from '@rslib/core';

Object.defineProperty(process, 'arch', { value: 'ia32' });

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: true } }],
});
