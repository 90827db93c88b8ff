import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**', '!./src/**/*.{txt,html}'] } },
  output: { copy: [{ from: '**/*.{txt,html}', context: './src' }] },
});
