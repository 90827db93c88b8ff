import { defineConfig } from '@rslib/core';
import '../machines/node.ts';

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { targets: ['./tools/nothing'] } } }],
});
