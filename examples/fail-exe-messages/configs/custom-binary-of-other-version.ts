import { defineConfig } from '@rslib/core';
import '../machines/node.ts';

process.execPath = `${process.cwd()}/tools/node-25`;

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { targets: ['./tools/node-26'] } } }],
});
