import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', banner: { js: 'temperature 1.0.0, MIT' } }],
});
