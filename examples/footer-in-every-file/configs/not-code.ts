import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { greeting: './src/greeting.ts' } },
  lib: [{ format: 'esm', footer: { js: 'greeting 1.0.0, MIT' } }],
});
