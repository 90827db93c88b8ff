import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'toFahrenheit',
      output: { target: 'web' },
      tools: {
        rspack: { output: { library: { type: 'umd', export: 'default' } } },
      },
    },
  ],
});
