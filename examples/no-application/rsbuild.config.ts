import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: { title: 'Greeting' },
  output: { target: 'web' },
});
