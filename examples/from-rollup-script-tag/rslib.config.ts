import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'EventLog',
      output: {
        target: 'web',
        filename: { js: 'event-log.min.js' },
        minify: true,
        externals: { mitt: 'mitt' },
      },
    },
  ],
});
