import { defineConfig } from '@rslib/core';
import '../machines/node.ts';

Object.defineProperty(process, 'platform', { value: 'darwin' });
Object.defineProperty(process, 'arch', { value: 'arm64' });

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { fileName: 'bin/greeter' } } }],
});
