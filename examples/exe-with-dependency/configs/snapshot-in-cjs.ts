import { defineConfig } from '@rslib/core';
import '../machines/node.ts';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      experiments: {
        exe: { targets: ['./tools/nothing'], seaOptions: { useSnapshot: true } },
      },
    },
  ],
});
