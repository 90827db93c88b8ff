import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { target: 'node', dataUriLimit: 0 },
});
