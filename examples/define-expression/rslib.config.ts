import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: {
      VERSION: JSON.stringify('1.0.0'),
      IS_TEST: false,
      'process.env.API_URL': JSON.stringify('https://api.example.com'),
    },
  },
  lib: [{ format: 'esm' }],
});
