import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'Temperature', amd: 'temperature' },
      output: { target: 'web' },
      tools: {
        rspack: { output: { library: { type: 'umd', umdNamedDefine: true } } },
      },
    },
  ],
});
