import { defineConfig } from '@rslib/core';
import '../machines/node.ts';

process.execPath = `${process.cwd()}/tools/node-that-stops`;

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: true } }],
});
