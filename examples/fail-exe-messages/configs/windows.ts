import { defineConfig } from '@rslib/core';
import '../machines/node.ts';

Object.defineProperty(process, 'platform', { value: 'win32' });
Object.defineProperty(process, 'arch', { value: 'x64' });

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { fileName: 'bin/greeter' } } }],
});
