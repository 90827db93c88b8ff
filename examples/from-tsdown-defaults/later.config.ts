import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'later', syntax: ['node >= 20'], output: { distPath: 'dist-later' } },
  ],
});
