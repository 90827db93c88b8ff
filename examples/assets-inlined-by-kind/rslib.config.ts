import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { target: 'web', dataUriLimit: { svg: 4096, image: 0 } },
    },
  ],
});
