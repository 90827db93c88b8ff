import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: {
        copy: [
          { from: 'templates' },
          { from: '*.json', context: './schemas', to: 'schemas' },
        ],
      },
    },
  ],
});
